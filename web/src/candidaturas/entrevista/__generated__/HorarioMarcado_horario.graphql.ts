/**
 * @generated SignedSource<<f3f273b94f93dac152cab99275c86a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HorarioMarcado_horario$data = {
  readonly id: string;
  readonly inicio: string;
  readonly link: string | null;
  readonly local: string | null;
  readonly minutos: number;
  readonly " $fragmentType": "HorarioMarcado_horario";
};
export type HorarioMarcado_horario$key = {
  readonly " $data"?: HorarioMarcado_horario$data;
  readonly " $fragmentSpreads": FragmentRefs<"HorarioMarcado_horario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HorarioMarcado_horario",
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
      "name": "inicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "local",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Horario",
  "abstractKey": null
};

(node as any).hash = "5c5401051569198a26516eed70d4a499";

export default node;
