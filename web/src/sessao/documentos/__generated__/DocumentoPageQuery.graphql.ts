/**
 * @generated SignedSource<<e7e3790cfb12f94b978d718666f62368>>
 * @relayHash 3ef43bde530bcf348d7f64a498934368
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4407e3f0b61a1260264d661834bbd71bb696751b5487e52d5264cec20187eaf

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDeDocumento = "PRIVACIDADE" | "TERMOS";
export type DocumentoPageQuery$variables = {
  numero?: number | null;
  tipo: TipoDeDocumento;
};
export type DocumentoPageQuery$data = {
  readonly documento: {
    readonly mudou: string;
    readonly numero: number;
    readonly publicadoEm: string;
    readonly texto: string;
    readonly tipo: TipoDeDocumento;
    readonly versoes: ReadonlyArray<{
      readonly mudou: string;
      readonly numero: number;
      readonly publicadoEm: string;
    }>;
  } | null;
  readonly instituicao: {
    readonly protecaoDeDados: string | null;
  };
};
export type DocumentoPageQuery = {
  response: DocumentoPageQuery$data;
  variables: DocumentoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numero"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tipo"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numero",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicadoEm",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mudou",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Instituicao",
    "kind": "LinkedField",
    "name": "instituicao",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "protecaoDeDados",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "numero",
        "variableName": "numero"
      },
      {
        "kind": "Variable",
        "name": "tipo",
        "variableName": "tipo"
      }
    ],
    "concreteType": "Documento",
    "kind": "LinkedField",
    "name": "documento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipo",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "texto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VersaoDeDocumento",
        "kind": "LinkedField",
        "name": "versoes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DocumentoPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DocumentoPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "b4407e3f0b61a1260264d661834bbd71bb696751b5487e52d5264cec20187eaf",
    "metadata": {},
    "name": "DocumentoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f787786d5ae0e3894ca7bd38e9b1fead";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
