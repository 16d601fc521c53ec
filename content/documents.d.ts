// Each document has the type of its schema, whichever values it has.

declare module '#documents/fees.json' {
  const document: import('./schemas/documents.ts').Documents['fees'];
  export default document;
}
declare module '#documents/offer.json' {
  const document: import('./schemas/documents.ts').Documents['offer'];
  export default document;
}
declare module '#documents/timetable.json' {
  const document: import('./schemas/documents.ts').Documents['timetable'];
  export default document;
}
declare module '#documents/holidays.json' {
  const document: import('./schemas/documents.ts').Documents['holidays'];
  export default document;
}
declare module '#documents/school.json' {
  const document: import('./schemas/documents.ts').Documents['school'];
  export default document;
}
declare module '#documents/claims.json' {
  const document: import('./schemas/documents.ts').Documents['claims'];
  export default document;
}
declare module '#documents/facilities.json' {
  const document: import('./schemas/documents.ts').Documents['facilities'];
  export default document;
}
declare module '#documents/pages.json' {
  const document: import('./schemas/documents.ts').Documents['pages'];
  export default document;
}
declare module '#documents/teachers.json' {
  const document: import('./schemas/documents.ts').Documents['teachers'];
  export default document;
}
declare module '#documents/lecturers.json' {
  const document: import('./schemas/documents.ts').Documents['lecturers'];
  export default document;
}
declare module '#documents/testimonials.json' {
  const document: import('./schemas/documents.ts').Documents['testimonials'];
  export default document;
}
declare module '#documents/courses.json' {
  const document: import('./schemas/documents.ts').Documents['courses'];
  export default document;
}
declare module '#documents/replies.json' {
  const document: import('./schemas/documents.ts').Documents['replies'];
  export default document;
}
declare module '#documents/legal.json' {
  const document: import('./schemas/documents.ts').Documents['legal'];
  export default document;
}
declare module '#documents/payment.json' {
  const document: import('./schemas/documents.ts').Documents['payment'];
  export default document;
}
declare module '#documents/questions.json' {
  const document: import('./schemas/documents.ts').Documents['questions'];
  export default document;
}
