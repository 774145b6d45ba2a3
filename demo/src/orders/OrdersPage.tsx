import { useState } from "react";

interface Order {
  number: string;
  customer: string;
  item: string;
  total: string;
  status: "Packed" | "Shipped" | "Delivered" | "Cancelled";
}

const ORDERS: Order[] = [
  { number: "1042", customer: "Ada Lovelace", item: "AirPods Max", total: "$549", status: "Packed" },
  { number: "1041", customer: "Grace Hopper", item: "Kindle Paperwhite", total: "$159", status: "Shipped" },
  { number: "1040", customer: "Alan Turing", item: "MX Master Mouse", total: "$99", status: "Packed" },
  { number: "1039", customer: "Katherine Johnson", item: "Pixel Watch", total: "$349", status: "Delivered" },
];

export function OrdersPage() {
  const [orders, setOrders] = useState(ORDERS);
  const [viewed, setViewed] = useState<string | null>(null);
  const cancel = (number: string) =>
    setOrders((old) => old.map((order) => (order.number === number ? { ...order, status: "Cancelled" } : order)));
  const shown = orders.find(({ number }) => number === viewed);
  return (
    <>
      <div className="card scroller">
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Customer</th>
              <th scope="col">Total</th>
              <th scope="col">Status</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, customer, total, status }) => (
              <tr key={number}>
                <th scope="row">Order {number}</th>
                <td>{customer}</td>
                <td>{total}</td>
                <td>
                  <span className="badge" data-status={status}>
                    {status}
                  </span>
                </td>
                <td>
                  <span className="actions">
                    <button type="button" className="quiet" onClick={() => setViewed(number)}>
                      View
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      disabled={status !== "Packed"}
                      onClick={() => cancel(number)}
                    >
                      Cancel
                    </button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown && (
        <section className="card" aria-labelledby="order-title">
          <h2 id="order-title">Order {shown.number}</h2>
          <p>
            {shown.item} for {shown.customer}, {shown.total}. {shown.status}.
          </p>
        </section>
      )}
    </>
  );
}
