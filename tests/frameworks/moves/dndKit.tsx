import { DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ITEMS, type MountMove } from "./moves";

function Item({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, transform } = useSortable({ id, transition: null });
  const style = { height: 30, transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined };
  return (
    <div ref={setNodeRef} style={style} {...attributes} {...listeners}>
      {id}
    </div>
  );
}

export const dndKit: MountMove = (root) => {
  let now = ITEMS;
  function List() {
    const [items, setItems] = useState(ITEMS);
    useEffect(() => {
      now = items;
    }, [items]);
    const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
    return (
      <DndContext
        sensors={sensors}
        onDragEnd={({ active, over }) =>
          over && setItems((old) => arrayMove(old, old.indexOf(String(active.id)), old.indexOf(String(over.id))))
        }
      >
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          {items.map((id) => (
            <Item key={id} id={id} />
          ))}
        </SortableContext>
      </DndContext>
    );
  }
  const mounted = createRoot(root);
  mounted.render(<List />);
  return { state: () => now, stop: () => mounted.unmount() };
};
