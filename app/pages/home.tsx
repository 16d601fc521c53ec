export default function Home() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Home</h1>
      </div>
    </section>
  );
}
