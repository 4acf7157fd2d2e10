import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Point, Size } from "#app/domain/wall/camera.ts";

const [LENS, ZOOM] = [120, 3];
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CornerHandleProps {
  name: string;
  /** In pixels of the photograph. */
  at: Point;
  photo: Size;
  photoAt: string;
  shown: number;
  toPhoto(event: { clientX: number; clientY: number }): Point;
  snap(point: Point): Point | undefined;
  move(point: Point): void;
}

/** A corner of the frame: moved by a finger, under a lens, or by arrows; heard as two sliders. */
export function CornerHandle({ name, at: [x, y], photo, photoAt, shown, toPhoto, snap, move }: CornerHandleProps) {
  const [held, setHeld] = useState(false);
  // Where the finger left it, before it went to a corner nearby.
  const left = useRef<Point>(undefined);
  const offset = useRef<Point>([0, 0]);
  const inside = (px: number, py: number): Point => [
    Math.min(photo.width, Math.max(0, px)),
    Math.min(photo.height, Math.max(0, py)),
  ];
  const drag = (event: PointerEvent) => {
    const [px, py] = toPhoto(event);
    move(inside(px - offset.current[0], py - offset.current[1]));
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (!dx && !dy) return;
    event.preventDefault();
    const [fromX, fromY] = left.current ?? [x, y];
    left.current = undefined;
    const by = event.shiftKey ? 10 : 1;
    move(inside(fromX + dx * by, fromY + dy * by));
  };
  const said = `${name} corner, ${Math.round(x)} across, ${Math.round(y)} down`;
  const slider = (way: "across" | "down", value: number, max: number, to: (value: number) => Point) => (
    <input
      type="range"
      aria-label={`${name} corner, ${way}`}
      aria-valuetext={said}
      min={0}
      max={max}
      step="any"
      value={value}
      onKeyDown={press}
      onChange={({ currentTarget }) => move(to(Number(currentTarget.value)))}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  );
  return (
    <>
      <div
        className="absolute z-10 size-11 -translate-1/2 cursor-grab touch-none rounded-full focus-within:outline-3 focus-within:outline-moss"
        style={{ left: x * shown, top: y * shown }}
        data-corner={name}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const [px, py] = toPhoto(event);
          offset.current = [px - x, py - y];
          left.current = undefined;
          setHeld(true);
        }}
        onPointerMove={(event) => held && drag(event)}
        onPointerUp={() => {
          setHeld(false);
          const snapped = snap([x, y]);
          if (!snapped) return;
          left.current = [x, y];
          move(snapped);
        }}
        onPointerCancel={() => setHeld(false)}
      >
        {slider("across", x, photo.width, (value) => [value, y])}
        {slider("down", y, photo.height, (value) => [x, value])}
        <span
          aria-hidden="true"
          className="absolute inset-3 rounded-full border-2 border-[#fff] shadow-[0_0_0_1.5px_#1f1b16]"
        />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 size-1 -translate-1/2 rounded-full bg-[#fff] shadow-[0_0_0_1px_#1f1b16]"
        />
      </div>
      {held && <Lens x={x} y={y} photo={photo} photoAt={photoAt} shown={shown} />}
    </>
  );
}

/** What is under the finger, three times as large, above it; or below it where there is no room. */
function Lens({ x, y, photo, photoAt, shown }: { x: number; y: number; photo: Size; photoAt: string; shown: number }) {
  const scale = shown * ZOOM;
  const above = y * shown - LENS - 40;
  const left = Math.min(photo.width * shown - LENS, Math.max(0, x * shown - LENS / 2));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-20 overflow-hidden rounded-full border-2 border-[#fff] shadow-[0_0_0_2px_#1f1b16]"
      style={{
        width: LENS,
        height: LENS,
        left,
        top: above < 0 ? y * shown + 40 : above,
        backgroundImage: `url("${photoAt}")`,
        backgroundSize: `${photo.width * scale}px ${photo.height * scale}px`,
        backgroundPosition: `${LENS / 2 - x * scale}px ${LENS / 2 - y * scale}px`,
      }}
    >
      <span className="absolute top-1/2 left-0 h-px w-full bg-clay" />
      <span className="absolute top-0 left-1/2 h-full w-px bg-clay" />
    </div>
  );
}
