import type { ReactNode } from "react";
import { FieldInput } from "#app/components/field-input.tsx";
import { asTyped, type DescribedForm } from "#app/domain/forms/described-form.ts";
import {
  arrivalForm,
  cancelForm,
  changeForm,
  draftForm,
  expectForm,
  newLineForm,
  settleForm,
  tellForm,
} from "#app/domain/purchasing/purchase-forms.ts";
import { useAct } from "#app/routes/admin/acts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { FormKey, PostForm } from "#app/ui/post-form.tsx";
import type { PurchaseAct, ShownLine, ShownPurchase } from "./purchase-act.ts";

interface ActFormProps {
  act: PurchaseAct;
  order: ShownPurchase;
  lineId?: string | undefined;
  submit: string;
  pendingLabel?: string;
  variant?: "primary" | "secondary" | "quiet";
  also?: ReactNode;
  children?: ReactNode;
}

const intentOf = (act: PurchaseAct, lineId = "") => `${act} ${lineId}`.trim();

/** One act on a purchase order: it names the version it was based on, and is done once. */
export function ActForm({
  act,
  order,
  lineId,
  submit,
  pendingLabel = "Saving",
  variant,
  also,
  children,
}: ActFormProps) {
  const intent = intentOf(act, lineId);
  const problem = order.problem?.form === intent ? order.problem : undefined;
  return (
    <PostForm
      action={useAct(act).action}
      problem={problem}
      intent={intent}
      submit={submit}
      pendingLabel={pendingLabel}
      {...(variant && { variant })}
      also={also}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="version" value={order.version} />
      {lineId && <input type="hidden" name="lineId" value={lineId} />}
      <FormKey value={order.formKey} />
      {children}
    </PostForm>
  );
}

interface FieldsProps<Value> {
  form: DescribedForm<Value>;
  values: Record<string, string>;
  order: ShownPurchase;
  intent: string;
  section?: string;
}

function Fields<Value>({ form, values, order, intent, section = "" }: FieldsProps<Value>) {
  const problem = order.problem?.form === intent ? order.problem : undefined;
  return (
    <FieldGrid className="sm:grid-cols-2 lg:grid-cols-3">
      {form.fields
        .filter((field) => field.section === section)
        .map((field) => (
          <FieldInput key={field.name} field={field} value={values[field.name] ?? ""} problem={problem} />
        ))}
    </FieldGrid>
  );
}

/** All of a draft on one form: saved, sent or marked as ordered as it stands in it. */
export function DraftForm({ order }: { order: ShownPurchase }) {
  const place = useAct("place-purchase");
  const form = draftForm(order.lines);
  const { supplier, email, note } = order;
  const lines = order.lines.map(({ priceCents, expectedOn, ...line }) => ({
    ...line,
    priceCents: priceCents ?? undefined,
    expectedOn: expectedOn ?? undefined,
    leaveOut: false,
  }));
  const filled = { form, values: asTyped(form, { supplier, email, note, lines }), order };
  // Whichever of its buttons was pressed, it is this form that was refused.
  const intent = intentOf("save-purchase");
  const adding = intentOf("add-purchase-line");
  return (
    <>
      <ActForm
        act="save-purchase"
        order={order}
        submit="Save Draft"
        variant="secondary"
        also={
          <>
            <Button name="by" value="mail" formAction={place.action}>
              Send To Supplier
            </Button>
            <Button name="by" value="phone" variant="secondary" formAction={place.action}>
              Mark As Ordered By Telephone
            </Button>
          </>
        }
      >
        <Fields {...filled} intent={intent} section="head" />
        {order.lines.map(({ id, name, color, shares }) => (
          <fieldset key={id} className="border-line border-t pt-5">
            <legend className="sr-only">{name}</legend>
            <h2 className="mb-3 text-lg wrap-anywhere">{color ? `${name}, ${color}` : name}</h2>
            <Fields {...filled} intent={intent} section={id} />
            <p className="mt-2 text-ink-soft text-sm">
              For {shares.map(({ orderId }) => orderId).join(", ") || "no order"}.
            </p>
          </fieldset>
        ))}
        <p className="text-ink-soft text-sm">
          Nothing goes to the supplier until you send it. What they get names no client: the sidemark is the number of
          the order.
        </p>
      </ActForm>
      <div className="mt-10">
        <Disclosure summary="Add something that no order needs" defaultOpen={order.problem?.form === adding}>
          <ActForm act="add-purchase-line" order={order} submit="Add Line" variant="secondary">
            <Fields form={newLineForm} values={{ unit: "each" }} order={order} intent={adding} />
          </ActForm>
        </Disclosure>
      </div>
      <div className="mt-10 border-line border-t pt-6">
        <ActForm act="discard-purchase" order={order} submit="Discard Draft" variant="quiet" />
      </div>
    </>
  );
}

/** A change that the supplier does not know of yet. */
export function TellForm({ order }: { order: ShownPurchase }) {
  const intent = intentOf("tell-change");
  return (
    <ActForm
      act="tell-change"
      order={order}
      submit="Told By Telephone"
      variant="secondary"
      also={
        <Button name="by" value="mail">
          Send Change
        </Button>
      }
    >
      <p>The supplier has not been told of the last change.</p>
      <Fields form={tellForm} values={asTyped(tellForm, { email: order.email })} order={order} intent={intent} />
    </ActForm>
  );
}

/** What can be done about a line, each act behind its own words. */
export function LineForms({ order, line }: { order: ShownPurchase; line: ShownLine }) {
  const { id, state, quantityMilli, goodMilli, priceCents, expectedOn, cameMilli } = line;
  const today = order.today;
  const open = (act: PurchaseAct) => order.problem?.form === intentOf(act, id);
  const of = (act: PurchaseAct) => ({ order, intent: intentOf(act, id) });
  const missing = Math.max(0, quantityMilli - goodMilli);
  const quantity = missing > 0 ? { quantityMilli: missing } : {};
  const arrived = arrivalForm(line);
  const arrival = { day: today, faultyMilli: undefined, lot: "", bolt: "", note: "", ...quantity };
  const changed = changeForm(line);
  const change = { quantityMilli, priceCents: priceCents ?? undefined, expectedOn: expectedOn ?? undefined };
  return (
    <div className="mt-4">
      <Disclosure summary="Record an arrival" defaultOpen={open("record-arrival")}>
        <ActForm act="record-arrival" order={order} lineId={id} submit="Record Arrival">
          <Fields
            form={arrived}
            values={asTyped(arrived, arrival as Parameters<typeof arrived.flatten>[0])}
            {...of("record-arrival")}
          />
        </ActForm>
      </Disclosure>
      {state === "waiting" && (
        <>
          <Disclosure summary="Expected day" defaultOpen={open("expect-line")}>
            <ActForm act="expect-line" order={order} lineId={id} submit="Save Day" variant="secondary">
              <Fields
                form={expectForm}
                values={asTyped(expectForm, { expectedOn: expectedOn ?? undefined })}
                {...of("expect-line")}
              />
            </ActForm>
          </Disclosure>
          {cameMilli === 0 ? (
            <Disclosure summary="Change or cancel" defaultOpen={open("change-line") || open("cancel-line")}>
              <p className="mb-4 text-ink-soft text-sm">
                What was ordered stays as it is. A change is a new line, which you then tell the supplier of.
              </p>
              <ActForm act="change-line" order={order} lineId={id} submit="Change Line" variant="secondary">
                <Fields form={changed} values={asTyped(changed, change)} {...of("change-line")} />
              </ActForm>
              <div className="mt-8">
                <ActForm act="cancel-line" order={order} lineId={id} submit="Cancel Line" variant="secondary">
                  <Fields form={cancelForm} values={{ reason: "" }} {...of("cancel-line")} />
                </ActForm>
              </div>
            </Disclosure>
          ) : null}
          <Disclosure summary="No more comes" defaultOpen={open("settle-line")}>
            <ActForm act="settle-line" order={order} lineId={id} submit="No More Comes" variant="secondary">
              <Fields form={settleForm} values={{ missing: "short" }} {...of("settle-line")} />
            </ActForm>
          </Disclosure>
        </>
      )}
    </div>
  );
}
