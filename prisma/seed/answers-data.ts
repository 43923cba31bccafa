import type { AnswerInput } from '#server/features/answers/schema.ts'

/** Answers of the demonstration to what visitors look for. */
export const seedAnswers: AnswerInput[] = [
  {
    asked: 'interview, viva, selection, সাক্ষাৎকার, ইন্টারভিউ, ভাইভা, sakkhatkar, intarviu',
    title: 'How people are chosen',
    titleBn: 'কীভাবে প্রার্থী বাছাই হয়',
    text: 'Bring your passport and your certificates. The interview and the trade test cost nothing.',
    textBn: 'পাসপোর্ট ও সনদ সঙ্গে আনুন। সাক্ষাৎকার ও দক্ষতা পরীক্ষায় কোনো টাকা লাগে না।',
    link: '/recruitment-procedure',
  },
  {
    asked: 'advance, booking money, deposit, অগ্রিম, বুকিং মানি, জামানত, ogrim, jamanot',
    title: 'What nobody may ask you for',
    titleBn: 'কেউ আপনার কাছে যা চাইতে পারেন না',
    text: 'Pay no advance, and nothing without our numbered receipt.',
    textBn: 'কোনো অগ্রিম দেবেন না, আর আমাদের নম্বর দেওয়া রসিদ ছাড়া কিছুই দেবেন না।',
    link: '/licence-and-fees',
  },
]
