import { Pause, Play } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { PicturePreload, SitePicture } from "#app/components/site/site-picture.tsx";
import { slides } from "#app/content/home.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { TRY_PATH } from "#app/content/site-links.ts";
import { ButtonLink, StandingLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useSaid } from "#app/web/site/use-site.ts";
import { useSwipe } from "./use-swipe.ts";

/**
 * On a tall phone the picture is cut to a square, so it is shown half as wide again as the screen, on a short one it is as
 * wide. Nobody sees more than two dots to a pixel, so a screen with three is told of a picture two thirds as wide.
 */
const sizes =
  "(min-width: 992px) 83vw, (min-width: 576px) 100vw, (min-resolution: 2.5dppx) and (max-height: 700px) 67vw, (max-height: 700px) or (min-resolution: 2.5dppx) 100vw, 150vw";

/** Three slides, one above the other: words beside the picture, below it on a phone. */
export function HomeHero({ pictures }: { pictures: ShownPicture[] }) {
  const { current, reached, show, playing, stopped, setStopped, handlers } = useCarousel(slides.length);
  const said = useSaid(slides);
  const [first] = pictures;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="relative touch-pan-y overflow-hidden border-line border-b"
      {...handlers}
    >
      {first ? <PicturePreload picture={first} sizes={sizes} /> : null}
      <div aria-live={playing ? "off" : "polite"} className="grid">
        {said.map((slide, index) => (
          <fieldset
            key={slide.title}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            inert={index !== current}
            className={classNames(
              "col-start-1 row-start-1 grid min-w-0 content-start transition-[opacity,visibility] duration-300 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
              index !== current && "invisible opacity-0",
            )}
          >
            <SlidePicture picture={pictures[index]} first={index === 0} ready={index <= reached || index === current} />
            <SlideWords {...slide} />
          </fieldset>
        ))}
      </div>
      <div className="px-6 pb-6 md:px-10 lg:absolute lg:bottom-8 lg:left-0 lg:pb-0 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]">
        <div className="-ml-3 flex w-fit items-center">
          {slides.map((slide, index) => (
            <Dot key={slide.title} name={slide.title} current={index === current} onPress={() => show(index)} />
          ))}
          <button
            type="button"
            onClick={() => setStopped(!stopped)}
            aria-label={stopped ? "Play the slides" : "Pause the slides"}
            className="noscript:hidden ml-1 grid size-11 place-items-center rounded-sm text-ink-soft hover:text-ink motion-reduce:hidden"
          >
            {stopped ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
          </button>
        </div>
      </div>
    </section>
  );
}

interface SlidePictureProps {
  picture: ShownPicture | undefined;
  first: boolean;
  ready: boolean;
}

/** On a phone it leaves room for the words below and their button, which belong to the first view. */
function SlidePicture({ picture, first, ready }: SlidePictureProps) {
  return (
    <div className="relative h-[clamp(9rem,calc(100svh-27rem),100vw)] bg-bone sm:h-auto sm:aspect-[3/2] lg:order-last lg:aspect-auto lg:h-[min(50rem,calc(100svh-4.75rem))] lg:min-h-[36rem]">
      {picture && ready ? (
        <SitePicture
          picture={picture}
          sizes={sizes}
          first={first}
          className="absolute inset-0"
          imageClassName="object-[78%_50%] lg:object-[92%_60%]"
        />
      ) : null}
    </div>
  );
}

function SlideWords({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col justify-center px-6 pt-6 pb-4 sm:pt-8 md:px-10 lg:pt-0 lg:pr-12 lg:pb-16 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]">
      <h2 className="text-4xl md:text-5xl xl:text-[4.25rem] xl:leading-[4.5rem]">{title}</h2>
      <p className="mt-3 max-w-[28rem] text-ink-soft text-lead sm:mt-5">{text}</p>
      <div className="mt-5 flex flex-wrap sm:mt-7 items-center gap-x-6 gap-y-2">
        <ButtonLink to="/contact-us">Get Started</ButtonLink>
        <StandingLink to={TRY_PATH}>Try one window</StandingLink>
      </div>
    </div>
  );
}

function Dot({ name, current, onPress }: { name: string; current: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={current || undefined}
      onClick={onPress}
      className="group noscript:hidden grid h-11 w-14 place-items-center rounded-sm"
    >
      <span
        className={classNames(
          "block w-8 transition-colors group-hover:bg-ink",
          current ? "h-[3px] bg-moss" : "h-px bg-ink-soft",
        )}
      />
    </button>
  );
}

const CAROUSEL_ADVANCE_MS = 5_000;

/**
 * Which slide is shown, and everything that moves on or holds still: time, keys, fingers, the pointer, focus. `reached` is
 * the last one that has been shown or is about to be: those after it need not be there yet.
 */
function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stillness = useReducedMotion();
  const playing = !(stopped || stillness || pointed || focused);

  const step = (by: number) => setCurrent((slide) => (slide + by + count) % count);

  // A slide that was chosen by hand gets its full time.
  useEffect(() => {
    const reach = (slide: number) => setReached((before) => Math.max(before, slide));
    reach(current);
    if (!playing) return;
    const timers = [
      setTimeout(() => reach(current + 1), CAROUSEL_ADVANCE_MS / 2),
      setTimeout(() => setCurrent((current + 1) % count), CAROUSEL_ADVANCE_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [playing, current, count]);

  const swipe = useSwipe(step);
  const handlers = {
    ...swipe.handlers,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setFocused(false),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      step(by);
      // The slide that has focus is about to go; the dots stay.
      if ((event.target as Element).closest("fieldset")) event.currentTarget.querySelector("button")?.focus();
    },
  };
  return { current, reached, show: setCurrent, playing, stopped: stopped || stillness, setStopped, handlers };
}

const STILL = "(prefers-reduced-motion: reduce)";

/** The visitor's own wish, and its change while the page is open. */
function useReducedMotion() {
  return useSyncExternalStore(
    followWish,
    () => matchMedia(STILL).matches,
    () => false,
  );
}

function followWish(changed: () => void) {
  const wish = matchMedia(STILL);
  wish.addEventListener("change", changed);
  return () => wish.removeEventListener("change", changed);
}
