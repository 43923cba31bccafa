import type { Meta, StoryObj } from '@storybook/react-vite'
import { backupFailedNotice, digestMail, erasureHeldNotice } from '#server/features/notices/mails.ts'
import { inItsLanguage, Mail, story } from '#server/mail/mail-story.tsx'
import { noticeStory, noticeLinks } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Notices', component: Mail, parameters: inItsLanguage } satisfies Meta<typeof Mail>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Salma Begum'

/** That the site works is read first, then what the server reports and when it is tried again. */
export const BackupFailed: Story = noticeStory(backupFailedNotice('There is no room left on the disk.'))
/** It says that nothing is deleted until somebody has looked, and leads there. */
export const DeletingWaits: Story = noticeStory(erasureHeldNotice())
/** Entries stand under their kind with a link each, and those left out are counted. */
export const DailyDigest: Story = story(
  digestMail(
    [
      {
        title: 'An enquiry arrived',
        entries: ['ENQ-7K2M9P', 'ENQ-4TWX8C'].map(reference => ({
          text: `Enquiry ${reference} for Meghbridge Medical Service`,
          link: `https://agency.example/admin/enquiries/${reference}`,
        })),
        end: 'And 12 more, in the staff area.',
      },
      {
        title: 'Somebody waits for approval',
        entries: [{ text: `${name} asks to work at Meghbridge Overseas`, link: noticeLinks.link }],
      },
    ],
    noticeLinks,
  ),
)
