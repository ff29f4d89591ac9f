/**
 * @generated SignedSource<<99d496971ed485849d49228880de67b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjetivoPrincipal = "CURRICULO" | "MENTORIA" | "OPORTUNIDADES" | "OUTRO" | "PROJETOS_ACADEMICOS" | "REDE_DE_CONTATOS";
import type { FragmentRefs } from "relay-runtime";
export type usePerfilForm_usuario$data = {
  readonly curso: string | null;
  readonly nome: string;
  readonly objetivoPrincipal: ObjetivoPrincipal | null;
  readonly periodoDeInicio: string | null;
  readonly sobre: string | null;
  readonly " $fragmentType": "usePerfilForm_usuario";
};
export type usePerfilForm_usuario$key = {
  readonly " $data"?: usePerfilForm_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePerfilForm_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "usePerfilForm_usuario",
  "selections": [
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
      "name": "sobre",
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
      "name": "periodoDeInicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objetivoPrincipal",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "482ba74af9896748bc30d15e7ce8cbc0";

export default node;
