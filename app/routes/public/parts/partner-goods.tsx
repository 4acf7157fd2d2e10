import type { ReactNode } from "react";
import type { Partner } from "#app/content/partners.ts";

/** What a supplier makes, as a strip of it: cloth from nearby, a rod, a pole. The words below it say the same. */
export function PartnerGoods({ partner, className }: { partner: Partner; className?: string }) {
  return (
    <svg viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      {goods[partner.id]}
    </svg>
  );
}

const ground = (fill: string) => <path d="M0 0h120v64H0z" fill={fill} />;

/** A cloth that repeats, in a tile of so many units. */
const tiled = (id: string, width: number, height: number, tile: ReactNode) => (
  <>
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      {tile}
    </pattern>
    {ground(`url(#${id})`)}
  </>
);

/** Light across cloth or metal, from the left or from above. */
const shaded = (id: string, stops: readonly string[], down = false) => (
  <linearGradient id={id} x2={down ? 0 : 1} y2={down ? 1 : 0}>
    {stops.map((color, index) => (
      <stop key={color} offset={index / (stops.length - 1)} stopColor={color} />
    ))}
  </linearGradient>
);

const goods: Record<Partner["id"], ReactNode> = {
  "alder-vale": (
    <>
      {ground("#dccdb2")}
      {tiled(
        "goods-linen",
        6,
        6,
        <path d="M0 1.2h6M0 3.1h4M1 4.8h5M1.3 0v6M3.4 1v4M5 0v6" stroke="#a98f66" strokeWidth=".45" />,
      )}
      <path d="M78 0h42v64H78z" fill="#8c6f5a" />
      <path
        d="M78 8l8-8M78 24l24-24M78 40l40-40M78 56l42-42M84 64l36-36M100 64l20-20M116 64l4-4"
        stroke="#6d5443"
        strokeWidth="3"
      />
      <path d="M77.5 0v64" stroke="#5f4837" strokeWidth="2" />
    </>
  ),
  "harrow-mill": (
    <>
      {ground("#f3ede0")}
      {tiled("goods-stripe", 20, 20, <path d="M3 0v20M6 0v20M13 0v20" stroke="#44587a" strokeWidth="1.2" />)}
    </>
  ),
  brasswright: (
    <>
      {shaded("goods-brass", ["#e3c893", "#c9a56b", "#8c6833"], true)}
      {ground("#ece3d3")}
      <path d="M22 22h98v7H22z" fill="url(#goods-brass)" />
      <circle cx="16" cy="25.5" r="8" fill="url(#goods-brass)" stroke="#7d5c2c" strokeWidth=".7" />
      {[42, 60, 78, 96, 114].map((x) => (
        <g key={x} fill="none" stroke="#7d5c2c">
          <ellipse cx={x} cy="29" rx="3.5" ry="9" strokeWidth="2" />
          <circle cx={x} cy="40.5" r="1.8" />
        </g>
      ))}
    </>
  ),
  "tamsin-gray": (
    <>
      {ground("#efe6d6")}
      {tiled(
        "goods-block",
        24,
        24,
        <g fill="#a4573d">
          <path d="M6 2q5 4 0 9-5-5 0-9zM6 11v4" stroke="#a4573d" strokeWidth=".8" />
          <path d="M18 14q5 4 0 9-5-5 0-9z" />
          <circle cx="18" cy="6" r="1.4" />
          <circle cx="6" cy="19" r="1.4" />
        </g>,
      )}
    </>
  ),
  northloom: (
    <>
      {shaded("goods-velvet", ["#1d2942", "#4a5f8c", "#24324f", "#16203a", "#3b4f7a", "#24324f"])}
      {ground("url(#goods-velvet)")}
      {tiled("goods-pile", 3, 3, <path d="M0 .5h1.5M1.5 2h1.5" stroke="#8fa0c4" strokeWidth=".4" opacity=".35" />)}
    </>
  ),
  "petal-pine": (
    <>
      {ground("#f3eddf")}
      {tiled(
        "goods-leaf",
        40,
        32,
        <>
          <path d="M2 31q13-6 15-28M22 31q12-5 15-25" fill="none" stroke="#5e7457" />
          <path
            d="M16 9q9-6 13 0-7 6-13 0zM12 20q-8-5-11-1 6 5 11 1zM33 20q-9-5-12-1 7 5 12 1zM35 13q-6-8 0-12 5 6 0 12z"
            fill="#7f9272"
          />
        </>,
      )}
    </>
  ),
  fennimore: (
    <>
      {ground("#f7f2e9")}
      <path d="M0 6h120v15H0z" fill="#3f4a3c" />
      {tiled("goods-key", 12, 64, <path d="M1 18V9h9v6H5v-2.5" fill="none" stroke="#ece3d3" strokeWidth="1.4" />)}
      <path d="M0 30h120" stroke="#a77f45" strokeWidth="5" />
      <path d="M0 30h120" stroke="#7d5c2c" strokeWidth="5" strokeDasharray="1 4" />
      <path d="M0 42h120v4H0z" fill="#a4573d" />
      <path d="M0 52h120" stroke="#a4573d" strokeWidth="14" strokeDasharray="1.4 1.2" />
    </>
  ),
  "quiet-track": (
    <>
      {ground("#ece3d3")}
      <path d="M0 12h120v9H0z" fill="#fdfbf7" stroke="#8a7f6d" strokeWidth=".7" />
      <path d="M10 21v6M30 21v6M50 21v6M70 21v6M90 21v6M110 21v6" stroke="#5b5a55" strokeWidth="2" />
      {shaded("goods-ripple", ["#9c8468", "#d9c7ab", "#8a7358"])}
      {tiled("goods-waves", 20, 64, <path d="M0 27h20v37H0z" fill="url(#goods-ripple)" />)}
    </>
  ),
  "sallow-silk": (
    <>
      {shaded("goods-silk", ["#a9bba6", "#e4ecdf", "#b9c9b4", "#8fa58d", "#d5e0cf", "#a3b6a0"])}
      {ground("url(#goods-silk)")}
      {tiled("goods-slub", 60, 16, <path d="M4 3h22M34 9h18M12 14h9" stroke="#fff" strokeWidth=".4" opacity=".3" />)}
    </>
  ),
  underhill: (
    <>
      {ground("#d8cbb5")}
      <path d="M0 14h120v50H0z" fill="#f3ede0" />
      <path d="M0 30h120v34H0z" fill="#fdfbf7" />
      <path d="M0 46h120v18H0z" fill="#5b5a55" />
      <path d="M0 14h120M0 30h120M0 46h120" stroke="#8a7f6d" strokeWidth=".7" />
      <path d="M0 17h120M0 33h120M0 49h120" stroke="#8a7f6d" strokeWidth=".7" strokeDasharray="3 2" />
    </>
  ),
  "marl-sons": (
    <>
      {ground("#e3e2da")}
      {shaded("goods-sheer", ["#cfcdc2", "#fbfaf6", "#dbd9cf"])}
      {tiled("goods-folds", 15, 64, <path d="M0 0h15v64H0z" fill="url(#goods-sheer)" />)}
      {tiled("goods-gauze", 2, 2, <path d="M0 1h2M1 0v2" stroke="#b9b6a8" strokeWidth=".2" opacity=".6" />)}
    </>
  ),
  "lathe-oak": (
    <>
      {shaded("goods-oak", ["#c9a175", "#a97b4e", "#74502e"], true)}
      {ground("#f7f2e9")}
      {[16, 46].map((y) => (
        <g key={y} fill="url(#goods-oak)" stroke="#74502e" strokeWidth=".5">
          <path d={`M40 ${y - 6}h80v12H40z`} />
          <path d={`M34 ${y - 8}h6v16h-6zM30 ${y - 4}h4v8h-4zM30 ${y}q0-10-10-10T8 ${y}q2 10 12 10t10-10z`} />
        </g>
      ))}
    </>
  ),
};
