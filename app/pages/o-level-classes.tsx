export default function OLevelClasses() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>OLevelClasses</h1>
      </div>
    </section>
  );
}
