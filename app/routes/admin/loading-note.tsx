import { useNavigation } from "react-router";

const sentences: [RegExp, string][] = [
  [/^\/admin\/dashboard\/order\//, "Loading order details..."],
  [/^\/admin\/dashboard\/customer\//, "Loading customer data..."],
];

/** Says what is on its way when it takes longer than a blink; the page before it stays readable until then. */
export function LoadingNote() {
  const { state, location } = useNavigation();
  const sentence = sentences.find(([path]) => location && path.test(location.pathname))?.[1];
  return (
    <p role="status" className="print:hidden">
      {state === "loading" && sentence && (
        <span className="fixed inset-x-0 bottom-6 z-30 mx-auto w-fit animate-late rounded-sm border border-line-strong bg-paper px-5 py-3 text-sm">
          {sentence}
        </span>
      )}
    </p>
  );
}
