/**
 * @generated SignedSource<<ead70a990cfaa5d55d72bd0e2d0b48e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ConversaPane_usuario$data = {
  readonly avatar: string | null;
  readonly curso: string | null;
  readonly departamento: string | null;
  readonly id: string;
  readonly nome: string;
  readonly papel: Papel;
  readonly " $fragmentType": "ConversaPane_usuario";
};
export type ConversaPane_usuario$key = {
  readonly " $data"?: ConversaPane_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversaPane_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversaPane_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "38b5a333f7b7716a342a92e97451dc68";

export default node;
