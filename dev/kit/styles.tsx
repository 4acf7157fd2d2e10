import { findStyle, styleGroups, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { GroupId, TopCategory } from "#app/domain/catalogue/style.ts";
import { type ClothChipId, clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { drawStyleCard } from "#app/drawing/draw-style-card.ts";
import type { DrawingOptions } from "#app/drawing/draw-window.ts";
import { SceneImage, WindowDrawing } from "#app/drawing/window-drawing.tsx";

export default function StylesPage() {
  return (
    <main className="bg-linen px-6 py-16 text-ink md:px-12">
      <h1 className="font-display text-4xl">Every style, drawn</h1>
      <p className="mt-4 max-w-prose">
        Fifty-nine styles as a client meets them on a card, then six windows with everything on them.
      </p>
      {styleGroups.map((group) => (
        <section key={group.id} className="mt-16">
          <h2 className="font-display text-2xl">{group.name}</h2>
          <p className="mt-2 max-w-prose">{group.description}</p>
          <ul className="mt-6 flex flex-wrap gap-6">
            {stylesOf(group).map((style) => (
              <li key={style.name} className="w-40">
                <SceneImage
                  scene={drawStyleCard(style.group, style.name)}
                  className="block w-40 border border-brass/40"
                />
                <p className="mt-2 text-sm">{style.name}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-24 space-y-16">
        <h2 className="font-display text-2xl">Six windows</h2>
        {windows.map(({ name, measurements, customizations, options }) => (
          <figure key={name}>
            <WindowDrawing
              measurements={measurements}
              customizations={customizations}
              {...options}
              className="block w-full max-w-[75rem] border border-brass/40"
            />
            <figcaption className="mt-3 text-sm">{name}</figcaption>
          </figure>
        ))}
      </section>
    </main>
  );
}

const windows: { name: string; measurements: Measurements; customizations: Customizations; options: DrawingOptions }[] =
  [
    {
      name: "Dining room: Goblet drapes with banding, a Flat Roman shade on a chain and an Atlanta cornice",
      measurements: measured(48, 60, 84, 12, 96, 30, 24.5),
      customizations: {
        drapes: chosen("pleated-tops", "Goblet", { edgeBanding: true }),
        shades: chosen("soft-shades", "Flat Roman", { clutchControl: true }),
        tops: topped("cornice-boards", "Atlanta", "corniceBoard"),
      },
      options: {},
    },
    {
      name: "Bedroom beside a wall: Three Finger Pinch drapes lined for blackout",
      measurements: measured(72, 58, 86, 22, 108, 14, 60),
      customizations: { drapes: chosen("pleated-tops", "Three Finger Pinch", { blackoutLining: true }) },
      options: { fabrics: { drapes: worn("navy") } },
    },
    {
      name: "Breakfast room: a Hobbled shade under a Kennedy swag with trim",
      measurements: measured(36, 62, 84, 12, 96, 26, 26),
      customizations: {
        shades: chosen("soft-shades", "Hobbled", { cordlessControl: true }),
        tops: topped("board-mount-valances", "Kennedy", "valance", { decorativeTrim: true }),
      },
      options: { fabrics: { tops: worn("clay") } },
    },
    {
      name: "French doors: Ripplefold drapes and a motorized roller",
      measurements: measured(72, 80, 80, 28, 108, 40, 40),
      customizations: {
        drapes: chosen("ripplefold", "Ripplefold"),
        shades: chosen("hard-shades", "Hard Shades", { motorizedControl: true }),
      },
      options: { fabrics: { drapes: worn("sage") } },
    },
    {
      name: "Kitchen: an Hourglass panel under a Stagecoach valance in a small print",
      measurements: measured(32, 56, 80, 16, 96, 24, 30),
      customizations: {
        drapes: chosen("rod-pocket", "Hourglass"),
        tops: topped("board-mount-valances", "Stagecoach", "valance"),
      },
      options: {
        fabrics: { drapes: worn("ivory"), tops: worn("vine") },
      },
    },
    {
      name: "The same window as a measuring diagram",
      measurements: measured(48.375, 60, 84, 12, 96, 30, 24.5),
      customizations: {},
      options: { dimensions: true, focus: "heightFromTopOfWindowToFloor" },
    },
  ];

function worn(id: ClothChipId) {
  return clothChips.find((chip) => chip.id === id)?.look ?? clothChips[0].look;
}

function measured(
  width: number,
  height: number,
  topToFloor: number,
  frameToCeiling: number,
  floorToCeiling: number,
  left: number,
  right: number,
): Measurements {
  return {
    widthOfWindow: width,
    heightOfWindow: height,
    heightFromTopOfWindowToFloor: topToFloor,
    heightFromWindowFrameToCeiling: frameToCeiling,
    heightFromFloorToCeiling: floorToCeiling,
    distanceFromWindowFrameToLeftWall: left,
    distanceFromWindowFrameToRightWall: right,
  };
}

function chosen(group: GroupId, name: string, customizations: OptionFlags = {}) {
  return { style: findStyle(group, name), customizations };
}

function topped(group: GroupId, name: string, category: TopCategory, customizations: OptionFlags = {}) {
  const style = findStyle(group, name);
  return { style: style && { ...style, category }, customizations };
}
