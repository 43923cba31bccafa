import type { Client } from './client.ts'
import { password, type Row } from './day.ts'

/**
 * The people of the agency: an owner, an officer for complaints, a colleague, one who waits, one who is invited. `open`
 * opens a browser.
 */
export async function openAgency(open: () => Client) {
  const [owner, officer, colleague, waiting] = await Promise.all(
    ['Ayesha Rahman', 'Nasrin Akter', 'Karim Uddin', 'Tanvir Hasan'].map(name => ({ name, client: open() })),
  )
  for (const { name, client } of [owner!, officer!, colleague!, waiting!])
    await client.change('accounts.signUp', {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@meghbridge.example`,
      password,
    })
  const members = await owner!.client.query<(Row & { name: string })[]>('accounts.staff.list')
  const idOf = (person: { name: string }) => members.find(({ name }) => name === person.name)!.id
  for (const person of [officer!, colleague!])
    await owner!.client.change('accounts.staff.approve', { id: idOf(person) })
  await owner!.client.change('accounts.staff.setRole', {
    id: idOf(officer!),
    role: 'officer',
    currentPassword: password,
  })
  for (const [person, email] of [
    [officer!, 'nasrin@meghbridge.example'],
    [colleague!, 'karim@meghbridge.example'],
  ] as const)
    await person.client.change('accounts.signIn', { email, password })
  await owner!.client.change('accounts.staff.invite', {
    email: 'shirin@meghbridge.example',
    role: 'editor',
    currentPassword: password,
  })
  return {
    owner: owner!.client,
    officer: officer!.client,
    colleagueId: idOf(colleague!),
  }
}
