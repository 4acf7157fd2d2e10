import { PublicFormDone } from "#app/routes/public/page/public-form-done.tsx";

export function SwatchesOnTheirWay() {
  return (
    <PublicFormDone title="We have your request" note="A note is on its way to your inbox.">
      We’ll cut your swatches by hand and put them in the mail within a few days. Hold each against your wall by day and
      in the evening: cloth changes with the light.
    </PublicFormDone>
  );
}
