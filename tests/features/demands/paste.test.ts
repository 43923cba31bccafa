import { expect, test } from 'vitest'
import { findPayer, findPeriod, findProvision } from '#i18n/terms.ts'
import { LINES_MAX, readLines } from '#server/features/demands/lines.shared.ts'
import { openTestServer } from '../../server/test-server.ts'
import { gulfBuild, masons, postForm, sendForm } from './demand-form.ts'

const server = await openTestServer()
const { cookie: owner } = await server.signUp('owner')
const identity = { feature: 'settings-identity', _id: 'settings-identity', seen: 0, data: { name: 'River Agency' } }
await server.mutate('content.publish', identity, owner) // the form is there once the site has a name
const FIRST = 'Masons\t40\t1,800\tSAR\tMonthly\t8\t6\t24\tFree\tAllowance\tCompany\tCompany\tCompany'

test('lines of a spreadsheet become posts; an empty cell means what the line above says', () => {
  const { lines, unread } = readLines(`${FIRST}\nCook\t5\nরাজমিস্ত্রি\t১২\t২,০০০.০০\n`)
  const terms = { currency: 'SAR', period: 'month', hours: '8', days: '6', months: '24', housing: 'free' }
  const payers = { food: 'allowance', ticket: 'employer', medical: 'employer', insurance: 'employer' }
  expect(unread).toEqual([])
  expect(lines).toEqual([
    { trade: 'mason', number: '40', wage: '1800', ...terms, ...payers },
    { trade: 'cook', number: '5', wage: '1800', ...terms, ...payers },
    { trade: 'mason', number: '12', wage: '2000', ...terms, ...payers },
  ])
})

test('headings say which column is which, in either language', () => {
  const english = 'No. of workers\tPosition\tBasic salary\tDuration\n30\tWelder\tQAR 1500\t24 months'
  expect(readLines(english).lines).toEqual([
    { number: '30', trade: 'welder', wage: '1500', currency: 'QAR', months: '24' },
  ])
  expect(readLines('পেশা,সংখ্যা,থাকা,খাবার\nবাবুর্চি,৩,বিনামূল্যে,কর্মীর নিজের').lines).toEqual([
    { trade: 'cook', number: '3', housing: 'free', food: 'own' },
  ])
})

test.each([
  ['Weekly wage', '300', { wage: '300', period: 'week' }],
  ['Salary (USD)', '300', { wage: '300', currency: 'USD' }],
  ['Wage, € / hour', '12', { wage: '12', currency: 'EUR', period: 'hour' }],
  ['Hourly rate', '12', { wage: '12', period: 'hour' }],
  ['Salary USD', 'SAR 1200 a month', { wage: '1200', currency: 'SAR', period: 'month' }],
  ['সাপ্তাহিক মজুরি', '৩০০', { wage: '300', period: 'week' }],
  ['Salary for 26 days', '1200', { wage: '1200', period: 'month' }],
  ['Wage without holidays', '1200', { wage: '1200', period: 'month' }],
  ['Contract period (yrs)', '2', { months: '24' }],
])('under the heading %s %s is read as it was meant', (heading, cell, read) => {
  const last = { currency: 'SAR', period: 'month', hours: '8' }
  expect(readLines(`Trade\tNo\t${heading}\nMason\t10\t${cell}`, last)).toMatchObject({
    lines: [{ ...last, ...read }],
    unread: [],
  })
})

test.each([
  ['Free', 'employer', 'free'],
  ['Free, from the employer', 'employer', 'free'],
  ["Company's account", 'employer', 'free'],
  ['No', 'worker', 'own'],
  ['The worker pays', 'worker', 'own'],
  ['কর্মী নিজে দেবেন', 'worker', 'own'],
  ['বিনা খরচে, নিয়োগকর্তা দেবেন', 'employer', 'free'],
  ['Allowance SAR 300', undefined, 'allowance'],
])('%s says who pays', (text, payer, provision) => {
  expect([findPayer(text), findProvision(text)]).toEqual([payer, provision])
})

test.each([
  'Free, company owned villa',
  'Free in town',
  'Free for workers',
  'Provided to workers by employer',
  'Paid by company for all workers',
  'Employer, both ways, no cost to worker',
  'not required',
  'no allowance, free food',
  'Given to worker',
  '50% employer',
  'কোম্পানি দেবে না',
  'কর্মীকে দেওয়া হবে',
])('%s is asked: it does not say clearly who pays', text => {
  expect([findPayer(text), findProvision(text)]).toEqual([undefined, undefined])
  const { lines, unread } = readLines(`Trade\tNo\tFood\nMason\t10\t${text}`, { food: 'free' })
  expect([lines, unread]).toEqual([[{ trade: 'mason', number: '10' }], [text]])
})

test.each(['biweekly', 'Bi-weekly', 'every two weeks', '2 weeks', 'ত্রৈমাসিক', 'per year'])(
  '%s is no time of ours',
  text => {
    expect(findPeriod(text)).toBeUndefined()
  },
)

test.each([
  'Annual salary',
  'Salary p.a.',
  'Wage per yr',
  'বার্ষিক বেতন',
  'বাৎসরিক বেতন',
  'Bi-weekly salary',
  'Salary (every two weeks)',
  'Salary per 2 weeks',
  'Fortnightly salary',
  'Salary for 2 months',
  "Salary BDT ('000)",
  'Salary (000 BDT)',
  'Salary (BDT k)',
  'Salary x1000',
  'Salary (lakh taka)',
  'বেতন (হাজার টাকা)',
])('a wage under %s is none of a month', heading => {
  const currency = /BDT|taka|টাকা/.test(heading) ? 'BDT' : 'SAR'
  expect(readLines(`Trade\tNo\t${heading}\nMason\t10\t12000`, { period: 'month', currency: 'SAR' })).toEqual({
    lines: [{ trade: 'mason', number: '10', period: 'month', currency }],
    unread: ['12000'],
    left: 0,
  })
})

test.each([
  ['Number (in hundreds)', '5'],
  ["Workers ('000)", '5'],
  ['কর্মীর সংখ্যা (শত)', '5'],
  ['Contract (weeks)', '52'],
  ['Duration (days)', '700'],
  ['Contract', '2'],
  ['Contract', 'two'],
  ['চুক্তি', '২'],
  ['Contract (months/years)', '2'],
  ['Hours/week', '12'],
  ['সাপ্তাহিক ঘণ্টা', '১২'],
  ['Contract', '-2 years'],
])('under %s %s is asked', (heading, cell) => {
  expect(readLines(`Trade\tSalary\t${heading}\nMason\t500\t${cell}`, { months: '24' })).toEqual({
    lines: [{ trade: 'mason', wage: '500', ...(/\b(?:Num|Work|Hours)|সংখ্যা|ঘণ্টা/.test(heading) && { months: '24' }) }],
    unread: [cell],
    left: 0,
  })
})

test.each([
  ['Contract', '12', '12'],
  ['Contract', '2 years', '24'],
  ['Contract', '2y', '24'],
  ['Contract months', '3', '3'],
  ['Contract (weeks)', '2 years', '24'],
  ['চুক্তি (বছর)', '২', '24'],
])('under %s %s is %s months', (heading, cell, months) => {
  expect(readLines(`Trade\tSalary\t${heading}\nMason\t500\t${cell}`).lines).toMatchObject([{ months }])
})

test.each([
  'Experience (years)',
  'Years of experience',
  'Months of experience',
  'Probation (months)',
  'Off days',
  'Paid holidays (days)',
  'Required within days',
  'Overtime hours',
  'OT hourly rate',
  'Position No',
  'Job no.',
  'Workers age',
  'Passport number',
  'Number of children',
  'কাজের অভিজ্ঞতা (বছর)',
  'প্রয়োজন',
])('a column of %s is none of ours, and listed', heading => {
  expect(readLines(`${heading}\tTrade\tSalary\n5\tMason\t500`)).toEqual({
    lines: [{ trade: 'mason', wage: '500' }],
    unread: [heading],
    left: 0,
  })
})

test.each([
  ['Medical insurance', 'Company', { insurance: 'employer' }],
  ['Medical', 'Company', { medical: 'employer' }],
  ['No. of workers needed', '5', { number: '5' }],
  ['Required Nos.', '5', { number: '5' }],
  ['কত জন', '৫', { number: '5' }],
  ['Contract duration in months', '24', { months: '24' }],
  ['কত মাস', '২৪', { months: '24' }],
  ['Working days (weekly)', '6', { days: '6' }],
  ['Days/week', '6', { days: '6' }],
  ['Duty hours', '8', { hours: '8' }],
  ['Hours a day (6 days a week)', '8', { hours: '8' }],
  ['Basic salary excluding overtime', '900', { wage: '900' }],
])('a column of %s is still ours', (heading, cell, read) => {
  expect(readLines(`Trade\tFood\t${heading}\nMason\tFree\t${cell}`)).toEqual({
    lines: [{ trade: 'mason', food: 'free', ...read }],
    unread: [],
    left: 0,
  })
})

test.each(['Total station surveyor', 'Total quality inspector', 'মোটর মেকানিক', 'মোটরসাইকেল মিস্ত্রি'])(
  '%s is no line of totals',
  trade => {
    expect(readLines(`${trade}\t3\t1200\nGrand total\t3`)).toEqual({
      lines: [{ number: '3', wage: '1200' }],
      unread: [trade],
      left: 0,
    })
  },
)

test.each([
  'Total',
  'Total:',
  'TOTAL WORKERS',
  'Sub-total',
  'Total posts = 3',
  'মোট',
  'মোট:',
  'সর্বমোট',
  'মোট কর্মী',
  'মোট ৩ জন',
])('%s is a line of totals', total => {
  expect(readLines(`Mason\t3\t1200\n${total}\t3`)).toMatchObject({ lines: [{ trade: 'mason' }], unread: [] })
})

test.each([
  ['Trade,Number,Salary,Contract months', 'Mason,10,1,100', { trade: 'mason', number: '10' }],
  ['Trade,Number,Salary,Hours,Days', 'Mason,10,1,200,8', { trade: 'mason', number: '10' }],
  ['Trade,Number,Salary,Contract months', 'Mason,10,SAR 1,100', { trade: 'mason', number: '10', currency: 'SAR' }],
  ['Trade,Salary,Number', 'Mason,10,500', { trade: 'mason' }],
  ['Trade,Number,Salary,Months', 'Mason,1,200', { trade: 'mason' }],
  ['', 'Mason,1,200', { trade: 'mason' }],
  ['', 'Mason,10,1,200', { trade: 'mason', number: '10' }],
])('below “%s” the row %s may have a torn number, and is asked', (headings, row, line) => {
  const { lines, unread } = readLines(`${headings}\n${row}`, { wage: '900', hours: '8' })
  expect(lines).toEqual([expect.objectContaining(line)])
  expect(lines[0]).not.toHaveProperty('wage')
  expect(unread).toEqual([row.replaceAll(',', ', ')])
})

test.each([
  ['Trade,Number,Salary,Contract months', 'Mason,10,900,24', { number: '10', wage: '900', months: '24' }],
  ['Trade,Number,Salary', 'Mason,10,900', { number: '10', wage: '900' }],
  ['Trade,Hours,Salary,No', 'Mason,8,900,20', { number: '20', wage: '900', hours: '8' }],
  ['Trade,Male,Female,Salary', 'Mason,10,100,900', { number: '110', wage: '900' }],
  ['Trade,Number,Salary,Months', 'Mason,10,"1,100",24', { number: '10', wage: '1100', months: '24' }],
  ['"Trade","Number","Salary","Months"', '"Mason","10","900",""', { number: '10', wage: '900' }],
  ['Trade;Number;Salary;Months', 'Mason;10;900;', { number: '10', wage: '900' }],
  ['', 'Mason,10,900,SAR,month', { number: '10', wage: '900', currency: 'SAR', period: 'month' }],
])('below “%s” the row %s is whole', (headings, row, line) => {
  expect(readLines(`${headings}\n${row}`)).toEqual({ lines: [{ trade: 'mason', ...line }], unread: [], left: 0 })
})

test.each([
  ['Our demand; spring 2027; Doha', ','],
  ['Demand, spring 2027, Doha, Qatar', ';'],
  ['Posts;\n\nFor Doha; urgent; 2027', ','],
])('the title “%s” does not part the cells below it', (title, sign) => {
  const rows = [
    ['Trade', 'Number', 'Salary'],
    ['Mason', '10', '900'],
  ].map(cells => cells.join(sign))
  const { lines, unread } = readLines([title, ...rows].join('\n'))
  expect(lines).toEqual([{ trade: 'mason', number: '10', wage: '900' }])
  expect(unread).toHaveLength(title.split('\n\n').length) // the titles alone
})

test.each([
  ['a wage', `mason\t10\t${'x '.repeat(14_900)}`],
  ['each wage', `mason\t10\t${'x '.repeat(360)}\n`.repeat(40)],
  ['each allowance', `Mason\t10\t5\t\t\t\t\t\t${`allowance ${'1 taka '.repeat(12)}\t`.repeat(5)}\n`.repeat(60)],
  ['a page of empty lines', '\n'.repeat(30_000)],
  ['the heading of wages', `Trade\tNo\tWage ${'x '.repeat(14_000)}\n${'mason\t10\t5\n'.repeat(40)}`],
])('%s of thousands of words or lines takes at most 100 ms of the processor', (_, text) => {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    readLines(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  expect(Math.min(...costs)).toBeLessThan(100) // of this thread, whatever else the machine does
})

test.each<[string, string, object]>([
  ['Food & accommodation', 'free', { food: 'free', housing: 'free' }],
  ['Accommodation and food', 'allowance', { food: 'allowance', housing: 'allowance' }],
  ['খাবার ও থাকা', 'free', { food: 'free', housing: 'free' }],
  ['Ticket/medical', 'employer', { ticket: 'employer', medical: 'employer' }],
  ['Medical insurance', 'employer', { insurance: 'employer' }],
  ['Hours / day', '8', { hours: '8' }],
])('“%s” above “%s” says as much as it names', (heading, cell, terms) => {
  expect(readLines(`Trade\tNumber\t${heading}\nMason\t10\t${cell}`)).toEqual({
    lines: [{ trade: 'mason', number: '10', ...terms }],
    unread: [],
    left: 0,
  })
})

test('a cell under two terms that means nothing is named once', () => {
  expect(readLines('Trade\tNumber\tFood & accommodation\nMason\t10\tsee annex').unread).toEqual(['see annex'])
})

test('what means nothing to us is named, and the number of lines left out', () => {
  expect(readLines('Astronaut\tmany\t1800').unread).toEqual(['Astronaut', 'many'])
  expect(readLines(`${FIRST}\n`.repeat(LINES_MAX + 2))).toMatchObject({ left: 2 })
  expect(readLines('')).toEqual({ lines: [], unread: [], left: 0 })
})

test('without scripts pasted lines come back as posts to check, and nothing is sent', async () => {
  const { values, errors } = await sendForm(server, { ...gulfBuild(), pasted: `${FIRST}\nPilot\t2`, consent: '' })
  expect(values).toMatchObject({
    company: 'Gulf Build LLC',
    'lines.1.trade': 'mason',
    'lines.2.number': '2',
    'lines.2.food': 'allowance',
    lines: '3',
  })
  expect(errors).toEqual({ pasted: expect.stringContaining('Pilot') })
  expect(await server.read.demand.count()).toBe(0)
  const page = await (await postForm(server, { ...gulfBuild([masons]), action: 'lines' }, [], 'text/html')).text()
  expect(page.match(/name="lines\.\d+\.trade"/g)).toHaveLength(4)
  expect(page).toContain('value="Gulf Build LLC"')
})

test.each([
  ['Wage', '25000 BD Tk'],
  ['Wage (BD taka)', '25000'],
  ['Salary in USD or SAR', '1200'],
  ['Wage', '1200 SAR AED'],
])('under %s %s has two currencies, and none is chosen', (heading, cell) => {
  const { lines } = readLines(`Trade\tNo\t${heading}\nMason\t10\t${cell}`, { currency: 'EUR' })
  expect(lines[0]).not.toHaveProperty('currency')
})

test('a wage that says another currency or time than its row is asked', () => {
  for (const [heading, column, cell, chosen] of [
    ['Wage', 'Currency', '1200 SAR', 'AED'],
    ['Wage', 'Period', '50 per day', 'Month'],
  ])
    expect(readLines(`Trade\tNo\t${heading}\t${column}\nMason\t10\t${cell}\t${chosen}`).unread).toEqual([cell])
  expect(readLines('Trade\tNo\tMonthly / hourly wage\nMason\t10\t1200', { period: 'week' }).lines).toEqual([
    { trade: 'mason', number: '10', wage: '1200' },
  ])
})

test('dirhams below riyals are asked, riyals are taken', () => {
  const { lines, unread } = readLines(
    'Trade\tNo\tWage\nMason\t10\t1200 SAR\nWelder\t5\t1500 dirham\nCook\t5\t900 riyals',
  )
  expect(unread).toEqual(['1500 dirham'])
  expect(lines[1]).not.toHaveProperty('wage')
  expect(lines[2]).toMatchObject({ wage: '900', currency: 'SAR' })
})

test('a fraction in one sign is no whole number', () => {
  const { lines, unread } = readLines('Trade\tNo\tHours\tContract (years)\nMason\t10\t8½\t1½')
  expect(lines).toEqual([{ trade: 'mason', number: '10' }])
  expect(unread).toEqual(['8½', '1½'])
})

test('below no heading a bare 2 may be years, and is asked', () => {
  expect(readLines('Mason\t10\t1200\tSAR\tmonth\t8\t6\t2').unread).toEqual(['2'])
  expect(readLines('Mason\t10\t1200\tSAR\tmonth\t8\t6\t24').lines).toMatchObject([{ months: '24' }])
})

test('a note below the table is listed, and no post', () => {
  expect(readLines('Trade\tNo\tWage\nMason\t10\t1200\nAll wages are net of tax\nPrepared by\t\tA. Rahman')).toEqual({
    lines: [{ trade: 'mason', number: '10', wage: '1200' }],
    unread: ['All wages are net of tax', 'Prepared by, A. Rahman'],
    left: 0,
  })
})

test('headings without a row below are listed', () => {
  expect(readLines('Trade: Mason, Number: 10, Wage: 1200').unread).toEqual(['Trade: Mason, Number: 10, Wage: 1200'])
})

test('a word of JavaScript is no currency', () => {
  expect(readLines('Mason\t10\t1200\tconstructor').unread).toEqual(['constructor'])
})
