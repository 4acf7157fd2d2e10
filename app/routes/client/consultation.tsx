import { Form, useSearchParams } from "react-router";
import { CONSULTATION_CENTER, CONSULTATION_FEE_CENTS, CONSULTATION_RADIUS_MILES } from "#app/domain/constants.ts";
import { formatMoney } from "#app/domain/money.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const meta = pageMeta({ title: "Consultation" });

const answers = [
  { value: "yes", label: "Yes, I am within the area" },
  { value: "no", label: "No, I am outside the area" },
];

export default function ConsultationPage() {
  const area = useSearchParams()[0].get("area");
  const fee = formatMoney(CONSULTATION_FEE_CENTS).replace(".00", "");
  return (
    <>
      <PageHeading
        title="Consultation"
        lead={`We come to your home, measure and advise. It costs ${fee}, credited to your order on the final quote.`}
      />
      <section aria-labelledby="area" className="max-w-2xl">
        <h2 id="area" className="text-xl">
          Are you within {CONSULTATION_RADIUS_MILES} miles of {CONSULTATION_CENTER}?
        </h2>
        {/* The answer is an address, so Back and a reload keep it. */}
        <Form method="get" className="mt-6 flex flex-wrap gap-4" preventScrollReset>
          {answers.map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="area"
              value={value}
              variant="secondary"
              aria-pressed={area === value}
            >
              {label}
            </Button>
          ))}
        </Form>
        <div aria-live="polite" className="mt-8">
          <Answer area={area} />
        </div>
      </section>
    </>
  );
}

function Answer({ area }: { area: string | null }) {
  if (area === "yes")
    return (
      <p>
        To book a time, write or call us and we will find one together.{" "}
        <TextLink to="/client/dashboard/contact">Contact</TextLink>
      </p>
    );
  if (area === "no") {
    return (
      <p>
        We currently do not offer consultations outside the service area. Please contact us for assistance.{" "}
        <TextLink to="/client/dashboard/contact">Contact</TextLink>
      </p>
    );
  }
  return <p className="text-ink-soft">Please select an option above to continue.</p>;
}
