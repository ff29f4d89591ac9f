/**
 * @generated SignedSource<<13bec0809ce0d9751263eb64fd07c630>>
 * @relayHash cb368afcd826782fb3ab081cb716fd46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37165cb6249f760b728329c9144bc3b37e977c89c22775fd9612cf3e495b5bc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37165cb6249f760b728329c9144bc3b37e977c89c22775fd9612cf3e495b5bc3",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
