import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import { usualEdges } from "#app/domain/orders/answers/edges.ts";
import type { FabricRole } from "#app/domain/orders/answers/fabric-roles.ts";
import type { Cloth, Easel } from "./easel.ts";
import { dyeOf, lightOn } from "./fabric/dye.ts";
import { paintFabric } from "./fabric/fabric-paint.ts";

/** The cloths of one treatment: what it is made of, and what was named for its other parts. */
export type Worn = { readonly main: FabricLook } & { readonly [role in FabricRole]?: FabricLook | undefined };

interface Sewn {
  type: TreatmentType;
  answers?: TreatmentAnswers | undefined;
  /** Where the pattern of a flat piece is centered, in inches from its left. */
  center?: number;
  contrastWelt?: boolean;
}

/**
 * What linings do to the look: blackout is denser and its folds flatter; interlining softens and fills them; a sheer
 * lets the window through, and so, less, does cloth without a lining. An ordinary lining only glows a little. None of
 * them changes how many folds there are: those are sewn.
 */
export function makeCloth(
  easel: Easel,
  worn: Worn,
  flags: OptionFlags,
  fullness: number,
  { type, answers = {}, center, contrastWelt = false }: Sewn,
): Cloth {
  const { blackoutLining: blackout, interlining, sheerBatisteLining, unlined } = flags;
  const sheer = sheerBatisteLining || (worn.main.weave === "sheer" && !blackout);
  const dye = dyeOf(worn.main);
  const part = (role: FabricRole) => {
    const look = worn[role];
    return look && paintFabric(easel, look, { name: role }).fill;
  };
  const contrast = part("contrast");
  const weltColor = worn.welt?.colors[0] ?? (contrastWelt ? (worn.contrast?.colors[0] ?? dye.contrast) : dye.accent);
  const face = paintFabric(easel, worn.main, {
    name: "main",
    fullness,
    dense: blackout ? 0.13 : 0,
    ...(center ? { center } : {}),
  });
  return {
    ...face,
    contrast: contrast ?? dye.contrast,
    strap: contrast ?? face.fill,
    welt: part("welt") ?? (contrastWelt ? (contrast ?? dye.contrast) : dye.accent),
    weltLight: weltColor === dye.accent ? dye.gleam : lightOn(weltColor),
    bandFill: part("band") ?? contrast ?? dye.contrast,
    trimColor: dye.contrast,
    trimLight: lightOn(dye.contrast),
    trim: flags.decorativeTrim === true,
    band: {
      edge: flags.edgeBanding ? easel.rules.bandWidth : 0,
      inset: flags.insetEdgeBanding ? easel.rules.insetBandWidth : 0,
    },
    bandEdges: answers.bandEdges ?? usualEdges(type),
    trimEdges: answers.trimEdges ?? usualEdges(type),
    trimRows: Number(answers.trimRows ?? 1),
    relief: (blackout ? 0.85 : 1) * (interlining ? 0.85 : 1) * (sheer || unlined ? 0.9 : 1),
    opacity: sheer ? 0.66 : unlined ? 0.86 : 1,
  };
}
