import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The texts of its page. */
export const seedGalleryPage: SeedPage = {
  _id: 'gallery',
  title: 'Gallery',
  titleBn: 'গ্যালারি',
  lead: 'From our door to the first day of work, in pictures.',
  leadBn: 'আমাদের দরজা থেকে কাজের প্রথম দিন পর্যন্ত, ছবিতে।',
  description: 'Pictures from the work of {name}: front desk, test yard, classroom, health check, airport and arrival.',
  descriptionBn: '{name}-এর কাজের ছবি: অভ্যর্থনা, টেস্ট ইয়ার্ড, ক্লাস, মেডিকেল পরীক্ষা, বিমানবন্দর ও গন্তব্যে পৌঁছানো।',
  chapters: [
    {
      heading: 'Come and see',
      headingBn: 'এসে দেখে যান',
      text: paragraphs(
        'The pictures show the places that every worker passes through with us: the front desk, the test yard, the classroom, the doctor’s table, the airport, and the house at the other end.',
        'You are welcome to see the rooms themselves. [Call before you come](/contact-us), and you may watch a trade test in the yard.',
      ),
      textBn: paragraphs(
        'ছবিতে আছে আমাদের প্রত্যেক কর্মীর পথের জায়গাগুলো: অভ্যর্থনার টেবিল, টেস্ট ইয়ার্ড, ক্লাসঘর, ডাক্তারের টেবিল, বিমানবন্দর, আর বিদেশে থাকার বাসা।',
        'ঘরগুলো নিজের চোখে দেখতে চাইলে চলে আসুন। [আগে ফোন করে এলে](/contact-us) ইয়ার্ডে ট্রেড টেস্টও দেখতে পারবেন।',
      ),
    },
  ],
  pictures: [],
}
