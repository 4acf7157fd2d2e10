import { parseProfile } from "#app/drawing/edge-profile.ts";

/**
 * The lower edge of each cornice board, left end to middle: x as a share of the width, y as a share of the longest
 * point; between R on either side stands the motif of the middle, after P one that a wide board repeats. Low profiles are neither padded nor welted.
 */
function cornice(edge: string, low = false) {
  return { edge: parseProfile(edge), low };
}

export type CorniceLook = ReturnType<typeof cornice>;

export const cornices = {
  "cornice-boards/Albany": cornice("M0,1H.14V.74H.5"),
  "cornice-boards/Atlanta": cornice("M0,1H.12C.12,.76 .20,.66 .30,.66PC.40,.66 .46,.76 .5,.94"),
  "cornice-boards/Belvedere": cornice("M0,1H.13D.74H.5"),
  "cornice-boards/Low Profile Belvedere": cornice("M0,1H.13D.72H.5", true),
  "cornice-boards/Chateau": cornice(
    "M0,.93C.02,1 .06,1 .10,1RC.17,1 .16,.78 .22,.76V.71C.27,.65 .32,.65 .36,.71V.77C.41,.79 .42,.97 .5,.97",
  ),
  "cornice-boards/Decatur": cornice("M0,1H.12V.88H.17C.17,.74 .26,.70 .34,.70PC.43,.70 .48,.64 .5,.52"),
  "cornice-boards/Florence": cornice("M0,1H.20C.20,.79 .334,.62 .5,.62"),
  "cornice-boards/Marietta": cornice(
    "M0,1H.08C.08,.86 .12,.80 .17,.80C.22,.80 .22,.94 .29,.94PC.39,.94 .47,.82 .5,.62",
  ),
  "cornice-boards/Richmond": cornice("M0,1C.10,1 .19,.92 .22,.72C.26,.90 .36,.98 .5,.98"),
  "cornice-boards/Savannah": cornice("M0,1H.06Q.115,1 .12,.78Q.125,.96 .17,.96RC.25,.74 .37,.64 .5,.64"),
  "cornice-boards/Low Profile Savannah": cornice(
    "M0,1H.06Q.115,1 .12,.80Q.125,.96 .17,.96RC.25,.78 .37,.70 .5,.70",
    true,
  ),
  "cornice-boards/Statler": cornice("M0,1H.5"),
  "cornice-boards/Low Profile Statler": cornice("M0,1H.5", true),
} as const;
