import { APPOINTMENT_MISSING } from "#app/services/appointments/change-appointment.server.ts";
import { TASK_MISSING } from "#app/services/tasks/change-task.server.ts";
import { missing } from "#app/web/page-meta.ts";
import { TASKS, WEEK } from "./paths.ts";

export const appointmentMissing = () =>
  missing({ title: "Appointment", sentence: APPOINTMENT_MISSING, way: { to: WEEK, label: "Week" } });

export const taskMissing = () => missing({ title: "Task", sentence: TASK_MISSING, way: { to: TASKS, label: "Tasks" } });
