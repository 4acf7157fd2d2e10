import { inWords, type Reader, whatGoes, whatStays, withdrawnWords } from "#app/domain/customers/deletion.ts";

interface DeletionFactsProps {
  reader: Reader;
  keptOrders: string[];
  cancelledOrders: string[];
  withdrawnOrders: string[];
  drafts: number;
}

/** What a deletion takes and what it leaves, before anybody presses anything. */
export function DeletionFacts({ reader, keptOrders, cancelledOrders, ...gone }: DeletionFactsProps) {
  return (
    <dl className="grid max-w-measure gap-6">
      <div>
        <dt className="font-medium">What goes</dt>
        <dd className="mt-1 text-ink-soft">
          {whatGoes(reader)} {withdrawnWords(reader, gone.withdrawnOrders, gone.drafts)}
        </dd>
      </div>
      <div>
        <dt className="font-medium">What stays</dt>
        <dd className="mt-1 text-ink-soft">
          {whatStays(reader)}
          {keptOrders.length > 0 && ` Here that is ${inWords(keptOrders.slice(0, 20))}.`}
          {cancelledOrders.length > 0 && ` Open quotes are cancelled: ${inWords(cancelledOrders.slice(0, 20))}.`}
        </dd>
      </div>
      <div>
        <dt className="font-medium">No way back</dt>
        <dd className="mt-1 text-ink-soft">
          It cannot be undone. Copies in our backups go as those grow old. The same e-mail address can sign up again,
          and begins anew.
        </dd>
      </div>
    </dl>
  );
}
