import { changedPriceInWords } from "#app/domain/quotes/costs/changed-prices.ts";
import { PRICE_ALL } from "#app/routes/admin/quotes/editor-answer.ts";
import type { EditorData } from "#app/routes/admin/quotes/load-editor.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

/** Prices of before something changed, each with what it comes to today: nothing of this goes out unasked. */
export function ChangedPrices({ editor }: { editor: Pick<EditorData, "changedPrices" | "windows"> }) {
  const { changedPrices, windows } = editor;
  if (changedPrices.length === 0) return null;
  const stays = changedPrices.filter(({ byHand }) => byHand).map(({ label }) => `“${label}”`);
  return (
    <FormMessage kind="info" className="mb-8">
      <p className="font-medium">Something has changed since this was priced.</p>
      <ul className="mt-1 list-disc pl-5 tabular-nums">
        {changedPrices.map((price) => (
          <li key={price.key} className="wrap-anywhere">
            {changedPriceInWords(price, windows)}
          </li>
        ))}
      </ul>
      {stays.length > 0 && <p className="mt-1">Set by you, so pricing again leaves it: {stays.join(", ")}.</p>}
      <Button type="submit" name="intent" value={PRICE_ALL} variant="secondary" size="sm" className="mt-3">
        Price Again
      </Button>
    </FormMessage>
  );
}
