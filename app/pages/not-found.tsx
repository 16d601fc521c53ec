export default function NotFound() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Not found</h1>
      </div>
    </section>
  );
}
