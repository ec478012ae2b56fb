// The six Mecha, each part drawn on a tile of its own; right arms and legs are the left ones mirrored unless drawn.
// Sizes of the drawings: head 96 by 81, torso 120 by 96, arm 87 by 129, leg 96 by 93; numbers lie over the lower edge.

export type Fill = "hull" | "dark" | "trim" | "glow";
export type Drawing = [Fill, string][];

export interface MechaDrawing {
  head: Drawing;
  arm: Drawing;
  rightArm?: Drawing;
  torso: Drawing;
  leg: Drawing;
}

const menhir: MechaDrawing = {
  head: [
    ["hull", "M20 81V26L34 8H62L76 26V81Z"],
    ["trim", "M34 8H62L57 18H39Z"],
    ["dark", "M26 32H70V48H26Z"],
    ["glow", "M32 37H45V43H32ZM51 37H64V43H51Z"],
  ],
  torso: [
    ["hull", "M6 4H114L118 52L102 96H18L2 52Z"],
    ["dark", "M22 14H98L93 54H27Z"],
    ["trim", "M6 4H30L22 14L14 40L4 34ZM114 4H90L98 14L106 40L116 34Z"],
    ["glow", "M52 22H68V46H52Z"],
    ["hull", "M57 22H63V46H57ZM52 31H68V37H52Z"],
  ],
  arm: [
    ["dark", "M34 36H68V66H34Z"],
    ["hull", "M22 2H87V42H12Z"],
    ["trim", "M22 2H87V12H19Z"],
    ["hull", "M10 58H78V108L66 129H22L8 108Z"],
    ["dark", "M20 70H68V78H20Z"],
    ["glow", "M24 84H34V90H24ZM40 84H50V90H40ZM56 84H66V90H56Z"],
  ],
  leg: [
    ["dark", "M32 30H80V60H32Z"],
    ["hull", "M24 0H88V38H20Z"],
    ["trim", "M24 0H88V9H23Z"],
    ["hull", "M20 48H88V80L94 93H2L12 78Z"],
    ["glow", "M46 40H66V46H46Z"],
  ],
};

const zephyr: MechaDrawing = {
  head: [
    ["hull", "M48 8L74 38L64 81H32L22 38Z"],
    ["trim", "M48 0L56 32L48 42L40 32Z"],
    ["dark", "M27 40L48 52L69 40L64 56L48 64L32 56Z"],
    ["glow", "M31 45L45 53L43 57L34 52ZM65 45L51 53L53 57L62 52Z"],
  ],
  torso: [
    ["hull", "M6 2H114L88 54L92 96H28L32 54Z"],
    ["trim", "M6 2L36 4L46 44L34 50ZM114 2L84 4L74 44L86 50Z"],
    ["dark", "M36 6H84L70 48H50Z"],
    ["glow", "M60 12L73 28L60 44L47 28Z"],
    ["dark", "M40 60H80V64H40Z"],
  ],
  arm: [
    ["dark", "M50 34H68L60 66H44Z"],
    ["hull", "M34 6L87 2L80 38L48 44Z"],
    ["trim", "M34 6L14 20L46 34Z"],
    ["hull", "M38 58L68 60L58 129L26 94Z"],
    ["glow", "M46 66L58 67L48 108L37 92Z"],
  ],
  leg: [
    ["hull", "M54 0H88L70 44L44 40Z"],
    ["trim", "M54 0H64L56 40L44 40Z"],
    ["dark", "M46 36L68 40L60 54L42 50Z"],
    ["hull", "M42 44L64 50L50 80L64 93H6L28 76Z"],
    ["glow", "M46 54L56 57L46 74L38 72Z"],
  ],
};

const salamander: MechaDrawing = {
  head: [
    ["trim", "M26 24L4 2L36 10ZM70 24L92 2L60 10Z"],
    ["hull", "M48 6C74 6 82 28 77 50L66 81H30L19 50C14 28 22 6 48 6Z"],
    ["glow", "M27 30L44 37L27 42ZM69 30L52 37L69 42Z"],
    ["dark", "M28 48H68L61 68H35Z"],
    ["glow", "M34 65L39 51L44 60L48 49L52 60L57 51L62 65Z"],
  ],
  torso: [
    ["hull", "M12 8C38 -2 82 -2 108 8L116 54L94 96H26L4 54Z"],
    ["trim", "M12 8L30 4L24 50L6 46ZM108 8L90 4L96 50L114 46Z"],
    ["dark", "M60 6A26 26 0 1 0 60.1 6Z"],
    ["glow", "M60 12A20 20 0 1 0 60.1 12Z"],
    ["dark", "M40 24H80V28H40ZM38 34H82V38H38ZM44 44H76V48H44Z"],
  ],
  arm: [
    ["dark", "M40 36H64V66H40Z"],
    ["hull", "M58 2A28 22 0 1 0 58.1 2Z"],
    ["trim", "M58 12A16 12 0 1 0 58.1 12Z"],
    ["hull", "M28 58H72L80 100H20Z"],
    ["dark", "M25 72H75L77 80H23Z"],
    ["glow", "M22 100H78L70 129L60 112L50 129L40 112L30 129Z"],
  ],
  leg: [
    ["dark", "M38 28H74V60H38Z"],
    ["hull", "M30 0H86L78 36H34Z"],
    ["glow", "M56 30A9 9 0 1 0 56.1 30Z"],
    ["hull", "M30 50H82L86 93H4L16 78Z"],
    ["trim", "M28 56H82V63H26Z"],
  ],
};

const mole: MechaDrawing = {
  head: [
    ["hull", "M14 81V46C14 20 30 6 48 6C66 6 82 20 82 46V81Z"],
    ["trim", "M48 8A18 18 0 1 0 48.1 8Z"],
    ["glow", "M48 14A12 12 0 1 0 48.1 14Z"],
    ["dark", "M8 48H88V57H8Z"],
    ["dark", "M26 62H70V72H26Z"],
  ],
  torso: [
    ["hull", "M8 4H112V62L98 96H22L8 62Z"],
    ["dark", "M24 12H96V42H24Z"],
    ["glow", "M32 18H58V24H32ZM32 29H50V35H32Z"],
    ["trim", "M77 15A12 12 0 1 0 77.1 15Z"],
    ["dark", "M8 50H20L10 64L8 62ZM32 50H46L35 66H21ZM58 50H72L61 66H47ZM84 50H98L87 66H73ZM110 50H112V62L108 66H99Z"],
  ],
  arm: [
    ["dark", "M36 38H72V62H36Z"],
    ["hull", "M24 2H87V44H24Z"],
    ["trim", "M32 10H44V36H32ZM54 10H66V36H54Z"],
    ["hull", "M18 54H86V66H18Z"],
    ["trim", "M22 66H82L52 129Z"],
    ["dark", "M25 73L78 68L74 79L31 86ZM37 98L66 88L62 99L43 109Z"],
  ],
  rightArm: [
    ["dark", "M36 38H72V62H36Z"],
    ["hull", "M24 2H87V44H24Z"],
    ["trim", "M32 10H44V36H32ZM54 10H66V36H54Z"],
    ["hull", "M28 56H80V94H28Z"],
    ["dark", "M36 66H72V74H36Z"],
    ["trim", "M18 90H48V100L40 129L20 116ZM60 90H87V116L68 129L60 100Z"],
  ],
  leg: [
    ["dark", "M38 28H74V58H38Z"],
    ["hull", "M28 0H86V36H28Z"],
    ["trim", "M36 8H78V14H36ZM36 20H78V26H36Z"],
    ["hull", "M16 48H88V93H8V78Z"],
    ["dark", "M24 54H34V62H24ZM44 54H54V62H44ZM64 54H74V62H64Z"],
  ],
};

const chimera: MechaDrawing = {
  head: [
    ["trim", "M48 6L86 2L92 42L76 60L66 18Z"],
    ["hull", "M18 18L48 6L70 18L76 54L60 81H30L12 50Z"],
    ["dark", "M22 32L46 42L42 58L24 48ZM54 40L72 34L70 50L57 56Z"],
    ["glow", "M27 38L41 45L39 52L29 46ZM59 43L67 40L66 46L61 50ZM44 16L52 14L54 24L48 28Z"],
  ],
  torso: [
    ["hull", "M18 2L98 6L118 38L90 96H28L2 42Z"],
    ["trim", "M98 6L118 38L86 34ZM18 2L2 42L38 28Z"],
    ["dark", "M34 12L86 14L76 54L44 50Z"],
    ["glow", "M60 16L74 30L61 48L47 34Z"],
    ["dark", "M60 24L67 31L61 40L54 34Z"],
  ],
  arm: [
    ["dark", "M44 36H68L62 66H40Z"],
    ["hull", "M30 8L87 2L82 44L24 38Z"],
    ["trim", "M30 8L8 2L27 26Z"],
    ["hull", "M28 56L74 62L66 104L16 96Z"],
    ["trim", "M16 96L32 99L12 129ZM36 100L50 102L40 129ZM54 103L66 104L68 129Z"],
    ["glow", "M40 68L60 71L56 84L37 81Z"],
  ],
  leg: [
    ["hull", "M36 0H88L80 40L26 34Z"],
    ["trim", "M36 0L54 0L42 34L26 34Z"],
    ["dark", "M34 32L74 38L66 54L40 50Z"],
    ["hull", "M36 46L72 52L82 78L92 93H4L22 72Z"],
    ["glow", "M44 54L62 57L60 64L42 61Z"],
  ],
};

const porcupine: MechaDrawing = {
  head: [
    ["trim", "M24 46L0 36L28 30ZM30 32L10 6L42 22ZM40 24L40 0L50 22ZM56 24L64 0L62 26ZM66 32L88 6L70 38ZM72 46L96 36L68 30Z"],
    ["hull", "M22 81V40L36 20H60L74 40V81Z"],
    ["dark", "M28 40H68V56H28Z"],
    ["glow", "M33 45H63V51H33Z"],
  ],
  torso: [
    ["trim", "M14 18L0 0L34 12ZM36 14L40 0L52 12ZM68 12L80 0L84 14ZM86 12L120 0L106 18ZM12 56L0 44L14 34ZM108 56L120 44L106 34Z"],
    ["hull", "M12 10H108L112 54L94 96H26L8 54Z"],
    ["dark", "M60 12A23 23 0 1 0 60.1 12Z"],
    ["glow", "M60 21A14 14 0 1 0 60.1 21Z"],
    ["dark", "M60 29A6 6 0 1 0 60.1 29ZM22 20H32V50H24ZM98 20H88V50H96Z"],
  ],
  arm: [
    ["dark", "M36 36H68V64H36Z"],
    ["trim", "M26 8L0 0L40 2ZM20 26L0 22L22 40ZM22 70L0 58L24 84ZM20 92L0 86L22 106Z"],
    ["hull", "M26 4H87V44H16Z"],
    ["hull", "M22 56H76V108L64 129H32L20 108Z"],
    ["dark", "M32 68H66V76H32Z"],
    ["glow", "M36 70H62V74H36Z"],
  ],
  leg: [
    ["trim", "M26 10L4 2L30 24ZM22 56L0 50L20 74Z"],
    ["dark", "M36 28H78V58H36Z"],
    ["hull", "M26 0H86L82 36H24Z"],
    ["hull", "M20 48H84L92 93H4L14 78Z"],
    ["glow", "M44 40H68V45H44Z"],
  ],
};

export const DRAWINGS: Record<string, MechaDrawing> = { menhir, zephyr, salamander, mole, chimera, porcupine };

/** The parts in the order of the tiles; a Mecha of a box that has no drawing looks like the heavy one. */
export function drawingOf(mecha: string, tile: number): { drawing: Drawing; mirrored: boolean } {
  const parts = DRAWINGS[mecha] ?? menhir;
  if (tile === 0) return { drawing: parts.head, mirrored: false };
  if (tile === 1) return { drawing: parts.arm, mirrored: false };
  if (tile === 2) return { drawing: parts.rightArm ?? parts.arm, mirrored: true };
  if (tile === 3) return { drawing: parts.torso, mirrored: false };
  return { drawing: parts.leg, mirrored: tile === 5 };
}
