import type { Meta, StoryObj } from '@storybook/react-vite'
import '#app/features/vacancies/public/poster.css'
import { failed, missing } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Jobs', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Wage and what the worker pays are read on each card; paying nothing is as visible as a sum. */
export const List: Story = { args: { path: '/jobs' }, globals: phone }
/** Nobody is sent away: one button leaves a number, and the office can be called. */
export const NothingOpen: Story = { args: { path: '/jobs', responses: { 'vacancies.list': [] } }, globals: phone }
/** What the worker pays and how to apply are answered before the long list of facts. */
export const One: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}` }, globals: phone }
export const OneInBangla: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}` }, globals: banglaPhone }
/** It says that the job is missing, not the site, and leads to all jobs. */
export const Missing: Story = {
  args: { path: '/jobs/plumbers', responses: { 'vacancies.bySlug': missing } },
  globals: phone,
}
/** Trade, place and wage are largest on the sheet; licence and permission numbers are complete. */
export const Poster: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}/poster` } }
/** The office can be called in place of the form, and each hint is read before its field. */
export const TellMe: Story = { args: { path: '/jobs/tell-me' }, globals: phone }
const unknown = (kind: 'number' | 'phone' | 'name') => ({ 'search.check': { kind, ours: [], advice: [] } })
/** That the licence is ours is said, and that the number alone does not make a job real. */
export const Check: Story = {
  args: { path: '/jobs/check?number=088', responses: unknown('number') },
  globals: phone,
}
/** That the number is ours is said in words, not by colour alone; the warning about brokers stays. */
export const CheckOurs: Story = { args: { path: '/jobs/check?number=01700000088' }, globals: phone }
/** It cannot be taken for a yes: it warns of paying, and telling us is the next step. */
export const CheckNotOurs: Story = {
  args: { path: '/jobs/check?number=01799123456', responses: unknown('phone') },
  globals: phone,
}
/** It looks like neither yes nor no, and says whom to ask before anything is paid. */
export const CheckUnknown: Story = {
  args: { path: '/jobs/check?number=Rahim+Uddin', responses: unknown('name') },
  globals: phone,
}
export const Failed: Story = { args: { path: '/jobs', responses: { 'vacancies.list': failed } }, globals: phone }
