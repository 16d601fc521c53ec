export default function About() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>About</h1>
      </div>
    </section>
  );
}
