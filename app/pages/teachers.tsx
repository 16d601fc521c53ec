export default function Teachers() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Teachers</h1>
      </div>
    </section>
  );
}
