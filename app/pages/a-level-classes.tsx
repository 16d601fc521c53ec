export default function ALevelClasses() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>ALevelClasses</h1>
      </div>
    </section>
  );
}
