export default function Programs() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Programs</h1>
      </div>
    </section>
  );
}
