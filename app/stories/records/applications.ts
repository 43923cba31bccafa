import type { Answers } from '../answers.ts'

export const en = {
  "applications.retention": {
    "unsuccessful": 6,
    "departed": 24
  },
  "applications.shown": {
    "reference": "APP-824A5G",
    "state": "called",
    "job": {
      "title": "Mason, Saudi Arabia",
      "slug": "mason-saudi-arabia-fa8320ef"
    },
    "events": [
      {
        "_id": "e167dc82-b010-434f-8cf7-efc6d65fb7f5",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "98417449-8e43-423d-8abc-b80f38b47001",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T08:18:56.996Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "name": "Mason, Saudi Arabia (Jeddah)",
        "isOpen": true
      },
      {
        "id": "8def0ef6-48be-42c5-815c-4e1a217e3343",
        "name": "Caregiver, Italy (Bologna)",
        "isOpen": true
      },
      {
        "id": "fcb13fec-82fb-48c2-8912-7e0767625d07",
        "name": "Heavy driver, Qatar (Doha)",
        "isOpen": true
      }
    ]
  },
  "applications.departed.list": {
    "rows": [],
    "clients": [
      {
        "_id": "a4fdc9bb-830d-4703-9373-35f14cc0b415",
        "countryName": "Bahrain",
        "countryNameBn": "বাহারিন",
        "companies": [
          {
            "_id": "b04e52f6-e889-4b0b-817f-81e373364234",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "people": 1140
          },
          {
            "_id": "bda50d82-294c-4a15-bef5-b78cac439a8d",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "people": 985
          },
          {
            "_id": "634a7152-05c2-482c-bb64-822783ac4773",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "people": 640
          }
        ]
      },
      {
        "_id": "ca297778-2ab7-4a38-8fde-886bbd33c320",
        "countryName": "Italy",
        "countryNameBn": "ইতালি",
        "companies": [
          {
            "_id": "571b0efd-94b1-4d9a-9793-a30816e5edc7",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "people": 410
          },
          {
            "_id": "256f3f0f-e693-468b-961a-f410964051f9",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "people": 265
          },
          {
            "_id": "f0dfe9b1-0f2f-4727-bb77-ed59978a59ab",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "people": null
          }
        ]
      },
      {
        "_id": "4c42edfd-87c8-4d00-aafa-03bfb5c3737c",
        "countryName": "Japan",
        "countryNameBn": "জাপান",
        "companies": [
          {
            "_id": "99256235-14c3-4343-8044-eb5fb222a6b8",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "people": 186
          },
          {
            "_id": "5e00c357-7371-4b8a-8ba0-4b2adcde7ae1",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "people": 142
          },
          {
            "_id": "ee6e0d86-6742-40ae-a74c-5109e5694c09",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "people": 74
          }
        ]
      },
      {
        "_id": "a2d6f9a1-120e-448f-9395-07dc33eaf964",
        "countryName": "Jordan",
        "countryNameBn": "জর্ডন",
        "companies": [
          {
            "_id": "6c449b88-3064-4660-8584-8d6a98c1deea",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "people": 2415
          },
          {
            "_id": "d7f24ebc-0ad4-47f5-a808-642199035982",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "people": 1680
          },
          {
            "_id": "a6b502a0-8927-44d0-a3d9-de651a83e3d5",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "people": 735
          }
        ]
      },
      {
        "_id": "99bdcb89-9cb8-4532-8ab4-a3879fc3e2de",
        "countryName": "Kuwait",
        "countryNameBn": "কুয়েত",
        "companies": [
          {
            "_id": "024b3ea1-79bf-4275-b612-190d46b79c80",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "people": 1045
          },
          {
            "_id": "bc624682-50cd-4077-bd03-9906eef2d1b1",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "people": 2730
          },
          {
            "_id": "6752a417-7b5b-47bc-a4f2-396a20c6097c",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "people": 1395
          },
          {
            "_id": "e76aafbf-f0a2-462b-9095-73692ad73046",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "people": 920
          }
        ]
      },
      {
        "_id": "b9e91fe9-a50c-45d0-a1a0-856dbf592be1",
        "countryName": "Malaysia",
        "countryNameBn": "মালয়েশিয়া",
        "companies": [
          {
            "_id": "d466c684-7325-4beb-b3d5-1f44e21db8a4",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "people": 3260
          },
          {
            "_id": "342d85e1-c81e-41e7-9330-85c3ada756d7",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "people": 2875
          },
          {
            "_id": "74b9b522-77e8-492a-ab1f-f7524a5b6c0d",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "people": 2190
          },
          {
            "_id": "a91ccbb3-5e90-43f2-abff-5d268c8f6c2e",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "people": 1640
          },
          {
            "_id": "e801a362-c615-4c4c-9862-2c213be30e3b",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "people": 1105
          }
        ]
      },
      {
        "_id": "0901395b-668e-4f0b-901a-4e75d60d47b3",
        "countryName": "Oman",
        "countryNameBn": "ওমান",
        "companies": [
          {
            "_id": "5d5672bd-6081-44d4-a96a-8af5c6d0021f",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "people": 1860
          },
          {
            "_id": "a762a68e-5582-4736-af8e-a3d0471e41b9",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "people": 1520
          },
          {
            "_id": "15179388-ac89-42e0-8e11-c0b8a856e10f",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "people": 2745
          },
          {
            "_id": "fc5096e3-8807-4dd9-a68a-904eadc6f268",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "people": 905
          }
        ]
      },
      {
        "_id": "b07d7d10-f0b3-4e6a-bf48-f4a784c70709",
        "countryName": "Qatar",
        "countryNameBn": "কাতার",
        "companies": [
          {
            "_id": "9bb34efa-1cb7-4383-a4ec-99eb10cd8f65",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "people": 4875
          },
          {
            "_id": "aa4f5332-e975-4111-8e6f-2aabbee3b734",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "people": 2640
          },
          {
            "_id": "5e7eedb4-c31e-40fc-bd8e-0678439fd9fa",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "people": 2115
          },
          {
            "_id": "19c3934d-b91b-43b3-9089-ec05607741cf",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "people": 1180
          },
          {
            "_id": "b1ab70ba-edbf-4d74-8cdc-f5fea660791e",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "people": 790
          }
        ]
      },
      {
        "_id": "422cebdf-f408-41a7-9761-e9f76131afc4",
        "countryName": "Romania",
        "countryNameBn": "রোমানিয়া",
        "companies": [
          {
            "_id": "f9f14a3d-7dfe-401d-b692-c4f0158647ba",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "people": 685
          },
          {
            "_id": "df755d30-9967-42f9-a304-80e53671a9b1",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "people": 470
          },
          {
            "_id": "915877cb-4928-448a-82eb-671d490c5448",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "people": 315
          }
        ]
      },
      {
        "_id": "e0d5476d-8427-4686-b40e-27a153bb1e31",
        "countryName": "Saudi Arabia",
        "countryNameBn": "সৌদি আরব",
        "companies": [
          {
            "_id": "2177539b-fd2b-461b-9779-b8ce8a1a538c",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "people": 11840
          },
          {
            "_id": "9ee53644-8dc4-43bc-9691-44b368d8d41c",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "people": 7265
          },
          {
            "_id": "b3e9d283-c585-4684-b78c-e8292c4b4e70",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "people": 6410
          },
          {
            "_id": "90e8c535-ecea-472b-b9fb-5fc79d5395ee",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "people": 4120
          },
          {
            "_id": "925f4f16-415b-4363-9e14-e4de1a95353a",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "people": 1935
          },
          {
            "_id": "7a8f24cc-54cd-4cdb-aebb-bd939958a46f",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "people": 3580
          },
          {
            "_id": "536a551f-2b39-45df-b12a-8e81e39bfabf",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "people": 2890
          }
        ]
      },
      {
        "_id": "b834c175-3aa8-45df-b121-89e80ede1aa9",
        "countryName": "Singapore",
        "countryNameBn": "সিঙ্গাপুর",
        "companies": [
          {
            "_id": "200bf7db-c84f-4aa7-8bc2-17cf466bfe33",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "people": 2380
          },
          {
            "_id": "0db6d0c8-5a2e-4ab6-abe2-dbdcfb3414a1",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "people": 1725
          },
          {
            "_id": "ebb7b438-e037-45e2-89f7-7e94234aef5e",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "people": 1090
          }
        ]
      },
      {
        "_id": "72932a70-0578-4dd9-9436-9694f97ec2dc",
        "countryName": "United Arab Emirates",
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": [
          {
            "_id": "295bca4e-b37d-43c4-a39f-774517b32aff",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "people": 3470
          },
          {
            "_id": "6cf2f828-d366-4df7-8c54-5158cffc4dd0",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "people": 2985
          },
          {
            "_id": "c3875ff7-9f19-41e6-bbfa-bdfbdcd61d01",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "people": 2240
          },
          {
            "_id": "0f3a1b7d-8f0c-4624-a778-670be3dfbb1c",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "people": 4630
          },
          {
            "_id": "799f1494-31e7-4085-93ce-04cd80f561d6",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "people": 1310
          },
          {
            "_id": "af8a4258-8c92-4db4-bd6d-820525d902ff",
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
        "id": "a3e410e3-3cfd-434a-a597-a5b8df469585",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "at": "2026-11-27T04:00:00.000Z",
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
          "id": "0ae833d6-8ee4-4917-b0b9-145276827dac",
          "reference": "APP-BMCUUR",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T08:18:55.374Z",
          "createdAt": "2026-11-23T08:18:55.374Z",
          "isDuplicate": false
        },
        {
          "id": "0dc05fa9-a97c-44e2-a131-d66a71d1860e",
          "reference": "APP-RZVMNJ",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-23T08:18:55.769Z",
          "createdAt": "2026-11-23T08:18:55.769Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
          "reference": "APP-824A5G",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:56.996Z",
          "createdAt": "2026-11-23T08:18:56.749Z",
          "isDuplicate": false
        },
        {
          "id": "74e9179b-f69d-4759-9857-efd332c953e4",
          "reference": "APP-2KZVKA",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.039Z",
          "createdAt": "2026-11-23T08:18:56.059Z",
          "isDuplicate": false
        },
        {
          "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
          "reference": "APP-GSAEZC",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.070Z",
          "createdAt": "2026-11-23T08:18:56.522Z",
          "isDuplicate": false
        },
        {
          "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
          "reference": "APP-ARTDFM",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.083Z",
          "createdAt": "2026-11-23T08:18:56.295Z",
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
        "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "reference": "APP-824A5G",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:56.996Z",
        "createdAt": "2026-11-23T08:18:56.749Z",
        "isDuplicate": false
      },
      {
        "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "reference": "APP-GSAEZC",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.070Z",
        "createdAt": "2026-11-23T08:18:56.522Z",
        "isDuplicate": false
      },
      {
        "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "reference": "APP-ARTDFM",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.083Z",
        "createdAt": "2026-11-23T08:18:56.295Z",
        "isDuplicate": false
      },
      {
        "id": "74e9179b-f69d-4759-9857-efd332c953e4",
        "reference": "APP-2KZVKA",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.039Z",
        "createdAt": "2026-11-23T08:18:56.059Z",
        "isDuplicate": false
      },
      {
        "id": "0dc05fa9-a97c-44e2-a131-d66a71d1860e",
        "reference": "APP-RZVMNJ",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T08:18:55.769Z",
        "createdAt": "2026-11-23T08:18:55.769Z",
        "isDuplicate": false
      },
      {
        "id": "0ae833d6-8ee4-4917-b0b9-145276827dac",
        "reference": "APP-BMCUUR",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-23T08:18:55.374Z",
        "createdAt": "2026-11-23T08:18:55.374Z",
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
    "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
    "reference": "APP-824A5G",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "state": "called",
    "stateAt": "2026-11-23T08:18:56.996Z",
    "createdAt": "2026-11-23T08:18:56.749Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T08:18:56.996Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-fa8320ef",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "e167dc82-b010-434f-8cf7-efc6d65fb7f5",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "98417449-8e43-423d-8abc-b80f38b47001",
        "state": "called",
        "on": "2026-11-23",
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
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-824A5G."
  },
  "applications.neighbours": {
    "next": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
    "number": 1,
    "count": 6
  },
  "applications.interviews.byId": {
    "id": "a3e410e3-3cfd-434a-a597-a5b8df469585",
    "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "reference": "APP-GSAEZC",
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
        "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "reference": "APP-ARTDFM",
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
} satisfies Answers

export const bn = {
  "applications.shown": {
    "reference": "APP-824A5G",
    "state": "called",
    "job": {
      "title": "রাজমিস্ত্রি, সৌদি আরব",
      "slug": "mason-saudi-arabia-fa8320ef"
    },
    "events": [
      {
        "_id": "e167dc82-b010-434f-8cf7-efc6d65fb7f5",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "98417449-8e43-423d-8abc-b80f38b47001",
        "state": "called",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-23T08:18:56.996Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "name": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "isOpen": true
      },
      {
        "id": "8def0ef6-48be-42c5-815c-4e1a217e3343",
        "name": "পরিচর্যাকারী, ইতালি (বোলোনিয়া)",
        "isOpen": true
      },
      {
        "id": "fcb13fec-82fb-48c2-8912-7e0767625d07",
        "name": "ভারী গাড়িচালক, কাতার (দোহা)",
        "isOpen": true
      }
    ]
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "a3e410e3-3cfd-434a-a597-a5b8df469585",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "at": "2026-11-27T04:00:00.000Z",
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
          "id": "0ae833d6-8ee4-4917-b0b9-145276827dac",
          "reference": "APP-BMCUUR",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T08:18:55.374Z",
          "createdAt": "2026-11-23T08:18:55.374Z",
          "isDuplicate": false
        },
        {
          "id": "0dc05fa9-a97c-44e2-a131-d66a71d1860e",
          "reference": "APP-RZVMNJ",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-23T08:18:55.769Z",
          "createdAt": "2026-11-23T08:18:55.769Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
          "reference": "APP-824A5G",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:56.996Z",
          "createdAt": "2026-11-23T08:18:56.749Z",
          "isDuplicate": false
        },
        {
          "id": "74e9179b-f69d-4759-9857-efd332c953e4",
          "reference": "APP-2KZVKA",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.039Z",
          "createdAt": "2026-11-23T08:18:56.059Z",
          "isDuplicate": false
        },
        {
          "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
          "reference": "APP-GSAEZC",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.070Z",
          "createdAt": "2026-11-23T08:18:56.522Z",
          "isDuplicate": false
        },
        {
          "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
          "reference": "APP-ARTDFM",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-23T08:18:57.083Z",
          "createdAt": "2026-11-23T08:18:56.295Z",
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
        "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "reference": "APP-824A5G",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:56.996Z",
        "createdAt": "2026-11-23T08:18:56.749Z",
        "isDuplicate": false
      },
      {
        "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "reference": "APP-GSAEZC",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.070Z",
        "createdAt": "2026-11-23T08:18:56.522Z",
        "isDuplicate": false
      },
      {
        "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "reference": "APP-ARTDFM",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.083Z",
        "createdAt": "2026-11-23T08:18:56.295Z",
        "isDuplicate": false
      },
      {
        "id": "74e9179b-f69d-4759-9857-efd332c953e4",
        "reference": "APP-2KZVKA",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-23T08:18:57.039Z",
        "createdAt": "2026-11-23T08:18:56.059Z",
        "isDuplicate": false
      },
      {
        "id": "0dc05fa9-a97c-44e2-a131-d66a71d1860e",
        "reference": "APP-RZVMNJ",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T08:18:55.769Z",
        "createdAt": "2026-11-23T08:18:55.769Z",
        "isDuplicate": false
      },
      {
        "id": "0ae833d6-8ee4-4917-b0b9-145276827dac",
        "reference": "APP-BMCUUR",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-23T08:18:55.374Z",
        "createdAt": "2026-11-23T08:18:55.374Z",
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
    "id": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
    "reference": "APP-824A5G",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "state": "called",
    "stateAt": "2026-11-23T08:18:56.996Z",
    "createdAt": "2026-11-23T08:18:56.749Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-23T08:18:56.996Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-fa8320ef",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "e167dc82-b010-434f-8cf7-efc6d65fb7f5",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "98417449-8e43-423d-8abc-b80f38b47001",
        "state": "called",
        "on": "2026-11-23",
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
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-824A5G."
  },
  "applications.interviews.byId": {
    "id": "a3e410e3-3cfd-434a-a597-a5b8df469585",
    "vacancyId": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "at": "2026-11-27T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "reference": "APP-GSAEZC",
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
        "id": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "reference": "APP-ARTDFM",
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
} satisfies Answers

