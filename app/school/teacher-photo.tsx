import { photoWidths, type Teacher } from '#content/school/teachers.ts';

/** A teacher's photo; the build has written it in these widths (build/uploaded-pictures.ts). */
export function TeacherPhoto({ id, alt }: NonNullable<Teacher['picture']>) {
  const file = `/assets/${id}-`;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={photoWidths.avif.map((width) => `${file}${width}.avif ${width}w`).join(', ')}
        sizes="8rem"
      />
      <img
        src={`${file}320.webp`}
        alt={alt}
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
