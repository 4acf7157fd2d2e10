import { Outlet } from "react-router";
import { PublicFrame } from "#app/components/site/public-frame.tsx";

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
