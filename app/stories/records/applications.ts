import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "applications.retention": {
    "unsuccessful": 6,
    "departed": 24
  },
  "applications.shown": {
    "reference": "APP-FNRYPE",
    "state": "called",
    "job": {
      "title": "Mason, Saudi Arabia",
      "slug": "mason-saudi-arabia-b5601c9b"
    },
    "events": [
      {
        "_id": "1c0aea30-737a-4c67-b9ce-ed7e6aca201b",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "89bf8d26-40be-4e7a-9227-ae6b654fbd6a",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-24T21:57:47.135Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "name": "Mason, Saudi Arabia (Jeddah)",
        "isOpen": true
      },
      {
        "id": "94079dd5-5392-4677-8780-10c512434259",
        "name": "Caregiver, Italy (Bologna)",
        "isOpen": true
      },
      {
        "id": "f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
        "name": "Heavy driver, Qatar (Doha)",
        "isOpen": true
      }
    ]
  },
  "applications.departed.list": {
    "rows": [],
    "clients": [
      {
        "_id": "b9224390-25fe-453d-b66b-2c4d26aba37c",
        "countryName": "Bahrain",
        "countryNameBn": "বাহরাইন",
        "companies": [
          {
            "_id": "52dab5c1-4d93-4c0f-af0b-07e4b1187a44",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "people": 1140
          },
          {
            "_id": "02e2f89e-4187-478d-b566-ec51211e9bb4",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "people": 985
          },
          {
            "_id": "3a777aae-8d1a-4d01-8cb3-10b76a02e119",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "people": 640
          }
        ]
      },
      {
        "_id": "f6295ee9-88cf-4a00-8ab0-ecae7c98f1b4",
        "countryName": "Italy",
        "countryNameBn": "ইতালি",
        "companies": [
          {
            "_id": "8de7f293-ca79-49a9-b6b3-b0c2362d8142",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "people": 410
          },
          {
            "_id": "ca4fec11-cc38-4883-93b4-13e9049ac95c",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "people": 265
          },
          {
            "_id": "be982717-ae77-4205-88b3-51d2e319a59b",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "people": null
          }
        ]
      },
      {
        "_id": "10c95ece-ca35-45ce-8cda-82fd60420524",
        "countryName": "Japan",
        "countryNameBn": "জাপান",
        "companies": [
          {
            "_id": "fae5c31c-c4eb-4059-a879-46d0a26d8003",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "people": 186
          },
          {
            "_id": "3bb30ed1-6fef-4824-869e-c7c36c7bf37d",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "people": 142
          },
          {
            "_id": "3aa46b3d-2a68-4d35-8b6f-03dadde5d85a",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "people": 74
          }
        ]
      },
      {
        "_id": "1b7ce8bb-7dce-4353-b54d-9ffef88f4a66",
        "countryName": "Jordan",
        "countryNameBn": "জর্ডান",
        "companies": [
          {
            "_id": "79da3ef0-0640-40d6-b40e-ca05176bdcea",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "people": 2415
          },
          {
            "_id": "a2ea97a0-7574-43a6-a821-8e9e2be5a4d5",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "people": 1680
          },
          {
            "_id": "6acfbd4f-1c05-498b-a14e-aa340f83fd52",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "people": 735
          }
        ]
      },
      {
        "_id": "bd80b508-943a-423b-9508-5458b066ed23",
        "countryName": "Kuwait",
        "countryNameBn": "কুয়েত",
        "companies": [
          {
            "_id": "170e5f52-3440-43d8-8bd5-08d2a22c10af",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "people": 1045
          },
          {
            "_id": "e72d82dc-10f3-4699-bc94-09338fb7fa13",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "people": 2730
          },
          {
            "_id": "1f02caa8-6815-43a4-a8c3-43ffaa40f0e9",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "people": 1395
          },
          {
            "_id": "58787cb2-f677-4013-8066-0a4af9d7930f",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "people": 920
          }
        ]
      },
      {
        "_id": "3c50d3a1-9a89-437c-ac34-59206f347ad1",
        "countryName": "Malaysia",
        "countryNameBn": "মালয়েশিয়া",
        "companies": [
          {
            "_id": "e075336a-ba40-4bdc-bcc2-699c13156ebc",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "people": 3260
          },
          {
            "_id": "76ec3710-2e91-4ec5-a226-6f85b8d3252c",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "people": 2875
          },
          {
            "_id": "183dd761-30db-4688-a1aa-d5d3523aa045",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "people": 2190
          },
          {
            "_id": "de0dfacf-7fd6-47b3-b594-1bcc9fe7ea95",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "people": 1640
          },
          {
            "_id": "7fdb0555-ce58-43fe-b292-9b8ad8aa861b",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "people": 1105
          }
        ]
      },
      {
        "_id": "1c07f778-9c98-4303-a77d-a65828a28677",
        "countryName": "Oman",
        "countryNameBn": "ওমান",
        "companies": [
          {
            "_id": "fe6dce8d-fd6f-4054-94b2-675a2c994c34",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "people": 1860
          },
          {
            "_id": "6cbbb64f-ab29-45d9-ac9d-d0d836a406da",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "people": 1520
          },
          {
            "_id": "8b405686-a663-405d-8144-ec85333bd58b",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "people": 2745
          },
          {
            "_id": "31d38961-2144-44a7-97a7-8884bf20236d",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "people": 905
          }
        ]
      },
      {
        "_id": "5e16bd6c-565d-45fc-8f84-0a1fa8142876",
        "countryName": "Qatar",
        "countryNameBn": "কাতার",
        "companies": [
          {
            "_id": "2942ee6c-6156-4500-87ce-8a61adfb4901",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "people": 4875
          },
          {
            "_id": "9fc05b3a-b405-43ca-aae9-5d8f69f1da53",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "people": 2640
          },
          {
            "_id": "7c808a7d-5403-42bd-9cb3-db606ab004a5",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "people": 2115
          },
          {
            "_id": "c30386e5-514f-4d0c-b1b1-629ede302390",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "people": 1180
          },
          {
            "_id": "67fe7992-e8f1-49f4-be38-a94c9268cc0e",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "people": 790
          }
        ]
      },
      {
        "_id": "00d52969-7e68-458e-8fd6-0fe988e2672a",
        "countryName": "Romania",
        "countryNameBn": "রোমানিয়া",
        "companies": [
          {
            "_id": "58b6f29a-efa6-4264-8330-45cbbcbfa536",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "people": 685
          },
          {
            "_id": "ae59c957-be7c-46b4-96ff-5437234a660d",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "people": 470
          },
          {
            "_id": "52e41e2a-282f-423d-b006-4101c2368707",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "people": 315
          }
        ]
      },
      {
        "_id": "264dc73e-3edf-407a-a02e-7743f5253726",
        "countryName": "Saudi Arabia",
        "countryNameBn": "সৌদি আরব",
        "companies": [
          {
            "_id": "ef6b7f95-8e98-42d9-bb8e-19926468a637",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "people": 11840
          },
          {
            "_id": "dcbdc370-63e1-4c05-8aa7-12888cc989c0",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "people": 7265
          },
          {
            "_id": "7350b1ee-fc79-4017-93db-a0a9dc15d4d5",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "people": 6410
          },
          {
            "_id": "9239e4a9-8d28-4ae3-a402-d77dd1afc321",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "people": 4120
          },
          {
            "_id": "04c5edf4-b788-49a1-80f2-9c661e86eebd",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "people": 1935
          },
          {
            "_id": "d9cbb2a5-95b3-47aa-acef-239cd6805880",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "people": 3580
          },
          {
            "_id": "1352edfa-fcde-4f90-ad65-ce81d173e19e",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "people": 2890
          }
        ]
      },
      {
        "_id": "17de30f9-cabe-4f29-b625-410bc9ac09b9",
        "countryName": "Singapore",
        "countryNameBn": "সিঙ্গাপুর",
        "companies": [
          {
            "_id": "6ab65eeb-96f8-475b-bc6f-337a40eee483",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "people": 2380
          },
          {
            "_id": "80fa4eed-1924-4e58-9377-5835fc20d2e3",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "people": 1725
          },
          {
            "_id": "a26d469d-6f14-4bac-86e2-d95685267e47",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "people": 1090
          }
        ]
      },
      {
        "_id": "46fadd1d-3765-460d-9e01-c83c147412c0",
        "countryName": "United Arab Emirates",
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": [
          {
            "_id": "1f92a252-8d00-443a-adb7-e8ec31912b23",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "people": 3470
          },
          {
            "_id": "46736a48-f399-4fc2-8a5b-a19ebcef40e0",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "people": 2985
          },
          {
            "_id": "78259353-8414-43ac-91ff-e17fd0a2d277",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "people": 2240
          },
          {
            "_id": "b8c2562a-207d-4b19-964d-171ede6bba38",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "people": 4630
          },
          {
            "_id": "44ea0b66-d1b1-42eb-a554-469678a91d1a",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "people": 1310
          },
          {
            "_id": "52f6fe90-a99c-4ad2-9c26-18b9ac079d25",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "people": 860
          }
        ]
      }
    ]
  },
  "applications.interviews.invitations": {
    "en": "Dear {name}, {agency} invites you to an interview on {date} at {time}, {place}. Bring your passport or national identity card. The interview is free: pay nobody. Your reference: {reference}",
    "bn": "প্রিয় {name}, {agency} আপনাকে সাক্ষাৎকারে ডাকছে: {date}, সময় {time}, {place}। পাসপোর্ট বা জাতীয় পরিচয়পত্র সঙ্গে আনুন। সাক্ষাৎকারে কোনো টাকা লাগে না: কাউকে টাকা দেবেন না। আপনার রেফারেন্স: {reference}"
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "at": "2026-11-28T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "f08345d0-d7b1-46a7-80b0-7af6a9635535",
          "reference": "APP-7HTAFC",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-24T21:57:45.655Z",
          "createdAt": "2026-11-24T21:57:45.655Z",
          "isDuplicate": false
        },
        {
          "id": "7e1bba9d-7861-40e9-9b71-a8722ad2f9cc",
          "reference": "APP-HVMFEA",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-24T21:57:46.222Z",
          "createdAt": "2026-11-24T21:57:46.222Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
          "reference": "APP-FNRYPE",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.135Z",
          "createdAt": "2026-11-24T21:57:46.966Z",
          "isDuplicate": false
        },
        {
          "id": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
          "reference": "APP-YRMT26",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.219Z",
          "createdAt": "2026-11-24T21:57:46.457Z",
          "isDuplicate": false
        },
        {
          "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
          "reference": "APP-FYRBGB",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.265Z",
          "createdAt": "2026-11-24T21:57:46.802Z",
          "isDuplicate": false
        },
        {
          "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
          "reference": "APP-QX74VR",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.283Z",
          "createdAt": "2026-11-24T21:57:46.632Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "reference": "APP-FNRYPE",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.135Z",
        "createdAt": "2026-11-24T21:57:46.966Z",
        "isDuplicate": false
      },
      {
        "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "reference": "APP-FYRBGB",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.265Z",
        "createdAt": "2026-11-24T21:57:46.802Z",
        "isDuplicate": false
      },
      {
        "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "reference": "APP-QX74VR",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.283Z",
        "createdAt": "2026-11-24T21:57:46.632Z",
        "isDuplicate": false
      },
      {
        "id": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "reference": "APP-YRMT26",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.219Z",
        "createdAt": "2026-11-24T21:57:46.457Z",
        "isDuplicate": false
      },
      {
        "id": "7e1bba9d-7861-40e9-9b71-a8722ad2f9cc",
        "reference": "APP-HVMFEA",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-24T21:57:46.222Z",
        "createdAt": "2026-11-24T21:57:46.222Z",
        "isDuplicate": false
      },
      {
        "id": "f08345d0-d7b1-46a7-80b0-7af6a9635535",
        "reference": "APP-7HTAFC",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-24T21:57:45.655Z",
        "createdAt": "2026-11-24T21:57:45.655Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
    "reference": "APP-FNRYPE",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "state": "called",
    "stateAt": "2026-11-24T21:57:47.135Z",
    "createdAt": "2026-11-24T21:57:46.966Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-24T21:57:47.135Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-b5601c9b",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "1c0aea30-737a-4c67-b9ce-ed7e6aca201b",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "89bf8d26-40be-4e7a-9227-ae6b654fbd6a",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-FNRYPE."
  },
  "applications.neighbours": {
    "next": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
    "number": 1,
    "count": 6
  },
  "applications.interviews.byId": {
    "id": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
    "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "at": "2026-11-28T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "reference": "APP-FYRBGB",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "reference": "APP-QX74VR",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "applications.shown": {
    "reference": "APP-FNRYPE",
    "state": "called",
    "job": {
      "title": "রাজমিস্ত্রি, সৌদি আরব",
      "slug": "mason-saudi-arabia-b5601c9b"
    },
    "events": [
      {
        "_id": "1c0aea30-737a-4c67-b9ce-ed7e6aca201b",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "89bf8d26-40be-4e7a-9227-ae6b654fbd6a",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-24T21:57:47.135Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "name": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "isOpen": true
      },
      {
        "id": "94079dd5-5392-4677-8780-10c512434259",
        "name": "পরিচর্যাকারী, ইতালি (বোলোনিয়া)",
        "isOpen": true
      },
      {
        "id": "f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
        "name": "ভারী গাড়িচালক, কাতার (দোহা)",
        "isOpen": true
      }
    ]
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "at": "2026-11-28T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "f08345d0-d7b1-46a7-80b0-7af6a9635535",
          "reference": "APP-7HTAFC",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-24T21:57:45.655Z",
          "createdAt": "2026-11-24T21:57:45.655Z",
          "isDuplicate": false
        },
        {
          "id": "7e1bba9d-7861-40e9-9b71-a8722ad2f9cc",
          "reference": "APP-HVMFEA",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-24T21:57:46.222Z",
          "createdAt": "2026-11-24T21:57:46.222Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
          "reference": "APP-FNRYPE",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.135Z",
          "createdAt": "2026-11-24T21:57:46.966Z",
          "isDuplicate": false
        },
        {
          "id": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
          "reference": "APP-YRMT26",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.219Z",
          "createdAt": "2026-11-24T21:57:46.457Z",
          "isDuplicate": false
        },
        {
          "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
          "reference": "APP-FYRBGB",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.265Z",
          "createdAt": "2026-11-24T21:57:46.802Z",
          "isDuplicate": false
        },
        {
          "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
          "reference": "APP-QX74VR",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T21:57:47.283Z",
          "createdAt": "2026-11-24T21:57:46.632Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "reference": "APP-FNRYPE",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.135Z",
        "createdAt": "2026-11-24T21:57:46.966Z",
        "isDuplicate": false
      },
      {
        "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "reference": "APP-FYRBGB",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.265Z",
        "createdAt": "2026-11-24T21:57:46.802Z",
        "isDuplicate": false
      },
      {
        "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "reference": "APP-QX74VR",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.283Z",
        "createdAt": "2026-11-24T21:57:46.632Z",
        "isDuplicate": false
      },
      {
        "id": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "reference": "APP-YRMT26",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T21:57:47.219Z",
        "createdAt": "2026-11-24T21:57:46.457Z",
        "isDuplicate": false
      },
      {
        "id": "7e1bba9d-7861-40e9-9b71-a8722ad2f9cc",
        "reference": "APP-HVMFEA",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-24T21:57:46.222Z",
        "createdAt": "2026-11-24T21:57:46.222Z",
        "isDuplicate": false
      },
      {
        "id": "f08345d0-d7b1-46a7-80b0-7af6a9635535",
        "reference": "APP-7HTAFC",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-24T21:57:45.655Z",
        "createdAt": "2026-11-24T21:57:45.655Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
    "reference": "APP-FNRYPE",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "state": "called",
    "stateAt": "2026-11-24T21:57:47.135Z",
    "createdAt": "2026-11-24T21:57:46.966Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-24T21:57:47.135Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-b5601c9b",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "1c0aea30-737a-4c67-b9ce-ed7e6aca201b",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "89bf8d26-40be-4e7a-9227-ae6b654fbd6a",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-FNRYPE."
  },
  "applications.interviews.byId": {
    "id": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
    "vacancyId": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "at": "2026-11-28T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "reference": "APP-FYRBGB",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "reference": "APP-QX74VR",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

