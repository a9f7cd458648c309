type Props = { title: string; description: string | null };

export function PageHeading({ title, description }: Props) {
  return (
    <header className="page-grid pt-16 pb-8 md:pt-24 md:pb-12">
      <h1 className="text-display col-span-full lg:col-span-9">{title}</h1>
      {description && <p className="text-lead col-span-full mt-6 max-w-text">{description}</p>}
    </header>
  );
}
