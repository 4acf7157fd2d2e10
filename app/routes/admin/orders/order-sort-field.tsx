import { Form, useSubmit } from "react-router";
import { type OrderListQuery, sortParam } from "#app/domain/orders/order-list.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const options = [
  { value: "", label: "Newest first" },
  { value: "id", label: "Order ID" },
  { value: "customer", label: "Customer" },
  { value: "-windows", label: "Most windows" },
  { value: "status", label: "Status" },
  { value: "-total", label: "Highest total" },
  { value: "total", label: "Lowest total" },
];

/** Where the table is cards it has no headers to press, so the phone sorts from a list. */
export function OrderSortField({ query, path }: { query: OrderListQuery; path: string }) {
  const submit = useSubmit();
  const current = sortParam(query);
  return (
    <Form action={path} preventScrollReset className="flex items-end gap-2 md:hidden">
      {query.search && <input type="hidden" name="search" value={query.search} />}
      {query.status && <input type="hidden" name="status" value={query.status} />}
      {query.only && <input type="hidden" name="only" value={query.only} />}
      <SelectField
        label="Sort by"
        name="sort"
        options={options}
        key={current}
        defaultValue={options.some((option) => option.value === current) ? current : ""}
        onChange={(event) => submit(event.target.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button variant="secondary">Sort</Button>
      </noscript>
    </Form>
  );
}
