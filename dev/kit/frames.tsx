import { CalendarDays, LogOut, Mail, Package, PencilRuler, UserRound } from "lucide-react";
import { Button, ButtonLink, TextLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ProblemPage } from "#app/ui/problem-page.tsx";
import { SidebarButton } from "#app/ui/sidebar-link.tsx";
import { SidebarShell } from "#app/ui/sidebar-shell.tsx";
import { OrdersTable } from "./data.tsx";
import { Piece, State } from "./specimen.tsx";

const links = [
  { to: "/kit", label: "Orders", icon: <Package /> },
  { to: "/kit/consultation", label: "Consultation", icon: <CalendarDays /> },
  { to: "/kit/create-order", label: "Create an Order", icon: <PencilRuler /> },
  { to: "/kit/profile", label: "Profile", icon: <UserRound /> },
  { to: "/kit/contact", label: "Contact", icon: <Mail /> },
];

/** The whole screen, because that is what a shell is: /kit?show=shell. */
export function ShellDemo() {
  return (
    <SidebarShell
      areaName="Client portal"
      brand={<span className="font-display text-lg">Larkfield</span>}
      links={links}
      user="Nora Whitlock"
      footer={<SidebarButton icon={<LogOut />}>Log Out</SidebarButton>}
    >
      <PageHeading
        title="My Orders"
        lead="Quotes usually arrive within two business days."
        actions={<ButtonLink to="/kit">Back to the kit</ButtonLink>}
      />
      <OrdersTable />
    </SidebarShell>
  );
}

export function Frames() {
  return (
    <>
      <Piece
        name="Sidebar shell"
        note="The frame of both portals. Fold the sidebar there, or make the window narrow and open the menu."
      >
        <ButtonLink to="/kit?show=shell" variant="secondary" className="self-start">
          See the shell
        </ButtonLink>
      </Piece>
      <Piece name="Page heading" note="Shown here as its own page shows it.">
        <ButtonLink to="/kit?show=heading" variant="secondary" className="self-start">
          See the heading
        </ButtonLink>
      </Piece>
      <Piece name="Problem pages" note="Calm, with a way back. A bug shows its id and never its stack.">
        <State name="404 and 500">
          <div className="flex flex-wrap gap-4">
            <ButtonLink to="/kit?show=404" variant="secondary">
              See the 404 page
            </ButtonLink>
            <ButtonLink to="/kit?show=500" variant="secondary">
              See the 500 page
            </ButtonLink>
          </div>
        </State>
      </Piece>
    </>
  );
}

export function HeadingDemo() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-5 py-10">
      <PageHeading
        title="Order #LK-1042"
        lead="A title, a sentence on what the page is for, and the one or two things that can be done with all of it."
        actions={
          <>
            <Button type="button" variant="secondary" size="sm">
              Go To Customer
            </Button>
            <Button type="button" size="sm">
              Save Order Changes
            </Button>
          </>
        }
      />
      <TextLink to="/kit">Back to the kit</TextLink>
    </main>
  );
}

export function ProblemDemo({ status }: { status: 404 | 500 }) {
  const back = <ButtonLink to="/kit">Back to the kit</ButtonLink>;
  return (
    <main id="main" tabIndex={-1}>
      {status === 404 ? (
        <ProblemPage status={404} title="This page is not here" actions={back}>
          <p>It may have moved, or the link may be mistyped.</p>
        </ProblemPage>
      ) : (
        <ProblemPage status={500} title="Something went wrong on our side" actions={back} errorId="k7f2-9qd1-03zx">
          <p>Please try again in a moment. If it happens again, write to us and mention the id below.</p>
        </ProblemPage>
      )}
    </main>
  );
}
