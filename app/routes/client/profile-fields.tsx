import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import type { Profile, ProfileField } from "#app/domain/accounts/profile.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

const fields: { name: ProfileField; label: string; autoComplete: string; wide?: boolean }[] = [
  { name: "firstName", label: "First Name", autoComplete: "given-name" },
  { name: "lastName", label: "Last Name", autoComplete: "family-name" },
  { name: "phoneNumber", label: "Phone Number", autoComplete: "tel" },
  { name: "street", label: "Street", autoComplete: "address-line1", wide: true },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "state", label: "State", autoComplete: "address-level1" },
  { name: "zipCode", label: "Zip Code", autoComplete: "postal-code" },
];

export function ProfileFields({ profile, problem }: { profile: Profile; problem: FormProblem | undefined }) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {fields.map(({ name, label, autoComplete, wide }) => {
        const field = fieldAfter(problem, name);
        return (
          <TextField
            key={name}
            label={label}
            autoComplete={autoComplete}
            className={wide ? "sm:col-span-2" : undefined}
            {...field}
            defaultValue={field.defaultValue ?? profile[name]}
          />
        );
      })}
    </div>
  );
}

export function ProfileFacts({ profile, email }: { profile: Profile; email: string }) {
  const facts = [
    ["Name", fullName(profile)],
    ["Email", email],
    ["Phone Number", formatPhone(profile.phoneNumber)],
    ["Address", [profile.street, profile.city, profile.state, profile.zipCode].filter(Boolean).join(", ")],
  ];
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
