/**
 * @generated SignedSource<<90a5bb777128d25b326a728301659aa2>>
 * @relayHash 8372f3262182136529af01ba642334bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3096c47df2ccfae61233567f3474dff44b08d8349c6e03e7e70f4919dbda33d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3096c47df2ccfae61233567f3474dff44b08d8349c6e03e7e70f4919dbda33d4",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
