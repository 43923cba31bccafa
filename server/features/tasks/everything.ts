import { m } from '#i18n/paraglide/messages.js'
import type { PersonRows } from '#server/registration/rows-of-person.ts'
import { type Block, dayText } from '#server/print/document.ts'
import { joined, moment, part, table } from '#server/print/blocks.ts'

/** What colleagues have noted to do for a person. */
export const taskBlocks = ({ Task, Application, Worker }: PersonRows): Block[] =>
  Task.length === 0
    ? []
    : [
        part(m.tasks_title()),
        ...table(
          [m.fact_day(), m.task_text(), m.document_for(), m.enquiry_assignee(), m.print_by()],
          Task.map(({ dueOn, text, applicationId, workerId, assignee, doneAt, doneBy, by, createdAt }) => [
            dayText(dueOn),
            joined([text, doneAt && m.task_done_by({ name: doneBy, date: moment(doneAt) })], '. '),
            [...Application, ...Worker].find(({ id }) => id === (applicationId ?? workerId))?.reference ?? '',
            assignee ?? '',
            `${by}, ${moment(createdAt)}`,
          ]),
          [2, 5, 2.2, 2.4, 3],
        ),
      ]
