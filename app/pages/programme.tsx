export default function Programme() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Programme</h1>
      </div>
    </section>
  );
}
